import type { OutageEnd, TimelineKind } from '@wasla/contract/generated/user-types.ts'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import type { TimelineEntry } from '@wasla/design-system/components/Timeline'

type Entry = {
  readonly kind: TimelineKind
  readonly isToCome: boolean
  readonly answerBy?: string | null
  readonly outage?: { readonly endedAt: string | null } | null
}

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
  OUTAGE: 'triangle-alert',
}

const pastStates: Readonly<Partial<Record<TimelineKind, NonNullable<TimelineEntry['state']>>>> = {
  WAITING_FOR_BUDGET: 'current',
  RESULT_WAITING: 'waiting',
}

export const iconOf = ({ kind }: Entry): IconName | undefined => icons[kind]

/**
 * Returns the state of a timeline entry. An entry that waits for budget or for a decision on a held reward is `current`; a result that
 * waits for the brand is `waiting`; an outage that lasts is `current`.
 */
export const stateOf = (
  { kind, isToCome, answerBy = null, outage = null }: Entry,
  isNext: boolean,
): NonNullable<TimelineEntry['state']> => {
  if (isToCome) return isNext ? 'current' : 'ahead'
  if (answerBy !== null || (outage && outage.endedAt === null)) return 'current'
  return pastStates[kind] ?? 'done'
}

const endings = { RECOVERED: 'over', CONFIRMED: 'confirmed', STOPPED: 'stopped' } as const satisfies Record<OutageEnd, string>

/** Returns which sentence an outage has: that it lasts, or how it ended. */
export const outageNoteOf = ({ end }: { readonly end: OutageEnd | null }): 'lasts' | (typeof endings)[OutageEnd] =>
  end === null ? 'lasts' : endings[end]
