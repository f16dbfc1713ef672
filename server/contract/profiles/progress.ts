import { isBusiness, type ProfileType } from './types.ts'

export const progressSteps = ['FEATURED_POSTS', 'INTERESTS', 'BRAND_COLLABORATION', 'RATE_CARD', 'FEATURED_LINKS'] as const
export type ProgressStepName = (typeof progressSteps)[number]

/** Percentage that each completed item of the checklist adds to the score (S1 §6). */
export const progressCredits: Readonly<Record<ProgressStepName, number>> = {
  FEATURED_POSTS: 10,
  INTERESTS: 20,
  BRAND_COLLABORATION: 5,
  RATE_CARD: 15,
  FEATURED_LINKS: 5,
}

const forPeople = progressSteps
const forBusinesses: readonly ProgressStepName[] = ['BRAND_COLLABORATION', 'FEATURED_POSTS', 'FEATURED_LINKS']

/** Returns the items of a profile type's checklist, in order (S1 §6, D-09). */
export const progressStepsOf = (type: ProfileType): readonly ProgressStepName[] => (isBusiness(type) ? forBusinesses : forPeople)

/**
 * Returns the score of a profile in percent, and the items of its checklist. The score is 100 minus the credits of the items that are not
 * completed (D-08).
 */
export function profileProgress(type: ProfileType, done: ReadonlySet<ProgressStepName>) {
  const steps = progressStepsOf(type)
  const missing = steps.filter((name) => !done.has(name)).reduce((sum, name) => sum + progressCredits[name], 0)
  return { score: 100 - missing, steps: steps.map((name) => ({ name, isCompleted: done.has(name) })) }
}
