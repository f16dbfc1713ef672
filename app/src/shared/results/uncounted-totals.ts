import type { ResultKind, UncountedReason } from '@wasla/contract/generated/user-types.ts'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import type { UncountedResultFragment } from './results.generated.ts'

/** Icon of each reason. */
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
  NOT_CONFIRMED: 'hourglass',
  OUTAGE: 'circle-alert',
}

/** Returns the days for which a review was requested, the latest first. */
export const requestedDays = ({ days }: UncountedResultFragment) =>
  days
    .flatMap(({ day, count, secondLook }) => (secondLook ? [{ day, count, secondLook }] : []))
    .toSorted((one, other) => other.day.localeCompare(one.day))

/** Returns the days on which clicks from one network are under review, the latest first. */
export const reviewedDays = ({ days }: UncountedResultFragment) =>
  days.flatMap(({ day, review }) => (review ? [{ day, ...review }] : [])).toSorted((one, other) => other.day.localeCompare(one.day))

/** Returns the reasons of one kind, the most frequent first. A reason with a requested review is kept even if all its results count now. */
export const reasonsOf = (results: readonly UncountedResultFragment[], kind: ResultKind): readonly UncountedResultFragment[] =>
  results
    .filter((result) => result.kind === kind && (result.count > 0 || requestedDays(result).length > 0))
    .toSorted((one, other) => other.count - one.count)

export const sumOf = (results: readonly { count: number }[]): number => results.reduce((sum, { count }) => sum + count, 0)

/** Returns the reasons for which a review can be requested, each with the days that can be requested, the latest first. */
export const askable = (results: readonly UncountedResultFragment[]): readonly UncountedResultFragment[] =>
  results.flatMap((result) => {
    const days = result.days.filter(({ mayRequest }) => mayRequest).toSorted((one, other) => other.day.localeCompare(one.day))
    return days.length === 0 ? [] : [{ ...result, days }]
  })

/** Returns kind and reason as one key, which is the value of a form field. */
export const reasonKey = ({ kind, reason }: Pick<UncountedResultFragment, 'kind' | 'reason'>) => `${kind}.${reason}` as const
