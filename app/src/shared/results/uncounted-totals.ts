import type { ResultKind, UncountedReason } from '@wasla/contract/generated/user-types.ts'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import type { UncountedResultFragment } from './results.generated.ts'

/** A picture for each reason. */
export const reasonIcons: Readonly<Record<UncountedReason, IconName>> = {
  REPEAT: 'retry',
  BOT: 'code',
  PREFETCH: 'hourglass',
  OWN_BROWSER: 'user',
  CAPPED: 'pause',
  TOO_MANY_CLICKS: 'pointer',
  TOO_MANY_INVALID: 'triangle-alert',
  TOO_FAST: 'clock',
  TOO_MANY_CONVERSIONS: 'layers',
  SHARED_CONTACT: 'users',
  REVERSED: 'undo',
  NOT_GENUINE: 'eye-off',
  TOO_MANY_FROM_NETWORK: 'globe',
  OWN_NETWORK: 'home',
  DECLINED: 'circle-alert',
  REPLACED: 'link',
  CONTESTED: 'link',
}

/** Days of which another look was requested, the latest first. */
export const lookedAtDays = ({ days }: UncountedResultFragment) =>
  days
    .flatMap(({ day, count, secondLook }) => (secondLook ? [{ day, count, secondLook }] : []))
    .toSorted((one, other) => other.day.localeCompare(one.day))

/** Days of which a person looks at clicks of one network, the latest first. */
export const reviewedDays = ({ days }: UncountedResultFragment) =>
  days.flatMap(({ day, review }) => (review ? [{ day, ...review }] : [])).toSorted((one, other) => other.day.localeCompare(one.day))

/** What did not count of one kind, or does since somebody looked again, the most frequent reason first. */
export const reasonsOf = (results: readonly UncountedResultFragment[], kind: ResultKind): readonly UncountedResultFragment[] =>
  results
    .filter((result) => result.kind === kind && (result.count > 0 || lookedAtDays(result).length > 0))
    .toSorted((one, other) => other.count - one.count)

export const sumOf = (results: readonly { count: number }[]): number => results.reduce((sum, { count }) => sum + count, 0)

/** What somebody may ask about: reasons with the days that are still open to a question, the latest first. */
export const askable = (results: readonly UncountedResultFragment[]): readonly UncountedResultFragment[] =>
  results.flatMap((result) => {
    const days = result.days.filter(({ mayRequest }) => mayRequest).toSorted((one, other) => other.day.localeCompare(one.day))
    return days.length === 0 ? [] : [{ ...result, days }]
  })

/** A reason with its kind, as one word: the choice of a form. */
export const reasonKey = ({ kind, reason }: Pick<UncountedResultFragment, 'kind' | 'reason'>) => `${kind}.${reason}` as const
