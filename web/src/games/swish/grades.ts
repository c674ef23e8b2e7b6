// The grades of puzzles, from the easiest to the hardest.
import { SWISH } from '../../shapes'

export const GRADES = SWISH.GRADES
export type Grade = (typeof GRADES)[number]
export const isGrade = (name: string): name is Grade => (GRADES as readonly string[]).includes(name)
