/** Copy a text to the clipboard; over plain http, select it and use the copy command. Returns whether it worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyMarked(text)
  }
}

function copyMarked(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.className = 'said'
  field.readOnly = true // so that no on-screen keyboard appears
  field.value = text
  ;(document.querySelector('dialog:modal') ?? document.body).append(field) // everything outside an open dialog is inert: nothing there can be selected
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return done
}
