// The grades of puzzles, from the easiest to the hardest.
export const GRADES = ['warm-up', 'easy', 'medium', 'hard', 'largest', 'expert', 'twelve'] as const
export type Grade = (typeof GRADES)[number]
export const isGrade = (name: string): name is Grade => (GRADES as readonly string[]).includes(name)
