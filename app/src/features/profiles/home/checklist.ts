import { progressCredits, progressSteps, type ProgressStepName } from '@wasla/contract/profiles/progress.ts'

type Progress = { score: number; steps: readonly { name: string; isCompleted: boolean }[] }
export type ChecklistItem = {
  name: ProgressStepName
  /** How much the completed item adds to the score, 0..1. */
  gain: number
  /** Settings page that completes it (S1 §2). */
  to: string
}
export type Milestone = { share: number; state: 'done' | 'here' | 'open' }

const settingsPage: Record<ProgressStepName, string> = {
  FEATURED_POSTS: '/settings/featured-posts',
  INTERESTS: '/settings/profile',
  BRAND_COLLABORATION: '/settings/brand-collaboration',
  RATE_CARD: '/settings/accounts-rates/build-rate-card',
  FEATURED_LINKS: '/settings/featured-links',
}

/** How much more likely a complete profile is to be hired, 0..1 (S1 §1, shown by D-39). */
export const hireAdvantage = 0.45

const isKnown = (name: string): name is ProgressStepName => progressSteps.some((known) => known === name)

/** Returns the missing and completed items in the server's order, and the score as a share, 0..1. Unknown items are ignored. */
export function checklist({ score, steps }: Progress) {
  const items = steps.flatMap(({ name, isCompleted }) =>
    isKnown(name) ? [{ name, isCompleted, gain: progressCredits[name] / 100, to: settingsPage[name] }] : [],
  )
  const only = (isDone: boolean): ChecklistItem[] =>
    items.filter((one) => one.isCompleted === isDone).map(({ isCompleted: _, ...item }) => item)
  return { share: score / 100, isComplete: score >= 100, toDo: only(false), completed: only(true) }
}

/**
 * Returns the knots of the progress line: the account itself, each completed item, the current position, each missing item. The position of
 * a knot is the sum of the shares up to it, 0..1.
 */
export function milestones({ share, toDo, completed }: Pick<ReturnType<typeof checklist>, 'share' | 'toDo' | 'completed'>): Milestone[] {
  const walk = (from: number, items: readonly ChecklistItem[]) => {
    let at = from
    return items.map(({ gain }) => (at = Math.round((at + gain) * 100) / 100))
  }
  const base = share - completed.reduce((sum, { gain }) => sum + gain, 0)
  const passed = [0, Math.round(base * 100) / 100, ...walk(base, completed)].slice(0, -1)
  return [
    ...passed.map((at) => ({ share: at, state: 'done' as const })),
    { share, state: share >= 1 ? 'done' : 'here' },
    ...walk(share, toDo).map((at) => ({ share: at, state: 'open' as const })),
  ]
}
