// Reads TypeScript from the standard input and prints its edits as JSON: [start, stop, text], in units of UTF-16.
// The argument is the folder whose node_modules contain the compiler.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const ts = createRequire(join(process.argv[2], 'package.json'))('typescript')
const Kind = ts.SyntaxKind

const OPERATORS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
}

const text = readFileSync(0, 'utf-8')
const file = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true)
const edits = []
const put = (node, ...others) => edits.push(...others.map((other) => [node.getStart(file), node.end, other]))

/** What a node could read instead. */
function change(node) {
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken } = node
    put(operatorToken, ...(OPERATORS[operatorToken.getText(file)] ?? []))
    if (['&&', '||', '??'].includes(operatorToken.getText(file))) put(node, left.getText(file), right.getText(file))
  } else if (ts.isPrefixUnaryExpression(node) && [Kind.ExclamationToken, Kind.MinusToken].includes(node.operator)) {
    put(node, node.operand.getText(file))
  } else if (ts.isIfStatement(node)) put(node.expression, 'true', 'false')
  else if (ts.isWhileStatement(node)) put(node.expression, 'false')
  else if (ts.isConditionalExpression(node)) put(node, node.whenTrue.getText(file), node.whenFalse.getText(file))
  else if (ts.isNumericLiteral(node)) put(node, `${Number(node.text.replaceAll('_', '')) + 1}`)
  else if (ts.isStringLiteral(node)) put(node, JSON.stringify(`${node.text}~`))
  else if (node.kind === Kind.TrueKeyword) put(node, 'false')
  else if (node.kind === Kind.FalseKeyword) put(node, 'true')
  else if (ts.isExpressionStatement(node) && (ts.isCallExpression(node.expression) || ts.isAwaitExpression(node.expression))) put(node, '{}')
  else if (ts.isPropertyAccessExpression(node) && node.name.text === 'some') put(node.name, 'every')
  else if (ts.isPropertyAccessExpression(node) && node.name.text === 'every') put(node.name, 'some')
}

/** Types, imports and exports of other files do nothing at run time. */
const idle = (node) => ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)

function visit(node) {
  if (idle(node)) return
  change(node)
  ts.forEachChild(node, visit)
}

visit(file)
process.stdout.write(JSON.stringify(edits.filter(([start, stop, other]) => text.slice(start, stop) !== other)))
