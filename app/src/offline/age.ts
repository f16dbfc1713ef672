/** Time of an answer that a page shows, with the name of its operation. */
export type ShownAnswer = { readonly operation: string | undefined; readonly at: number | null }

/** Queries of the frame around every page. The frame stays while pages change, so its answers may be older than what people read. */
const ofTheFrame = new Set<string | undefined>(['activeProfile', 'myProfiles', 'unreadNotifications'])

/** Returns when the oldest shown answer of the page was read, or null if nothing was. The frame counts only if nothing else is shown. */
export function oldestOf(shown: readonly ShownAnswer[]): number | null {
  const timesOf = (answers: readonly ShownAnswer[]) => answers.flatMap(({ at }) => (at === null ? [] : [at]))
  const page = timesOf(shown.filter(({ operation }) => !ofTheFrame.has(operation)))
  const times = page.length > 0 ? page : timesOf(shown)
  return times.length > 0 ? Math.min(...times) : null
}

const minute = 60_000

/** Returns the time that an age is counted from. Less than a minute counts as one, so that the age does not change each second. */
export const ageStart = (at: number, now: number): Date => new Date(Math.min(at, now - minute))
