import type { TimelineKind } from '@wasla/contract/generated/user-types.ts'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import type { TimelineEntry } from '@wasla/design-system/components/Timeline'

type Entry = { readonly kind: TimelineKind; readonly isToCome: boolean; readonly answerBy?: string | null }

/** Icon by kind of entry. A kind without an icon has a dot. */
const icons: Readonly<Partial<Record<TimelineKind, IconName>>> = {
  MILESTONE_REACHED: 'check',
  DELIVERED: 'ticket',
  PAYOUT: 'banknote',
  MILESTONE_REOPENED: 'undo',
  WAITING_FOR_BUDGET: 'hourglass',
  SECOND_LOOK: 'eye',
  HELD: 'eye',
  HELD_APPROVED: 'circle-check',
  HELD_REFUSED: 'circle-alert',
  RETURNED: 'undo',
  RESULT_DECLINED: 'close',
  RESULT_WON: 'users',
  RESULT_LOST: 'users',
}

const pastStates: Readonly<Partial<Record<TimelineKind, NonNullable<TimelineEntry['state']>>>> = {
  WAITING_FOR_BUDGET: 'current',
  RESULT_WAITING: 'waiting',
}

export const iconOf = ({ kind }: Entry): IconName | undefined => icons[kind]

/**
 * Returns the state of a timeline entry. An entry that waits for budget or for a decision on a held reward is `current`; a result that
 * waits for the brand is `waiting`.
 */
export const stateOf = ({ kind, isToCome, answerBy = null }: Entry, isNext: boolean): NonNullable<TimelineEntry['state']> => {
  if (isToCome) return isNext ? 'current' : 'ahead'
  return answerBy === null ? (pastStates[kind] ?? 'done') : 'current'
}
