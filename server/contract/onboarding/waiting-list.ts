import type { WaitingListEntry } from '../generated/user-types.ts'
import { toDateTime } from '../profiles/fields.ts'
import type { WaitingListBonus } from './limits.ts'
import type { WaitingListRecord } from './record.ts'

/** Fields of an entry on which its rank in the list depends. */
export type RankFacts = Pick<WaitingListRecord, 'joinedAt' | 'acceptedInvitations' | 'wasInvited' | 'doneTasks'>

/**
 * Returns the number of invitations that count: those that friends accepted, plus the invitation with which the person signed up (C-08,
 * J-04).
 */
const countedInvitations = ({ acceptedInvitations, wasInvited }: RankFacts, bonus: Pick<WaitingListBonus, 'invitations'>) =>
  Math.min(acceptedInvitations + (wasInvited ? 1 : 0), bonus.invitations)

/**
 * Returns the rank key of an entry: its time of joining minus its bonuses, in milliseconds. Entries with a smaller key come first in the
 * list (C-08).
 */
export const rankKeyOf = (facts: RankFacts, bonus: WaitingListBonus) =>
  facts.joinedAt - bonus.perInvitation * countedInvitations(facts, bonus) - bonus.perTask * new Set(facts.doneTasks).size

type Ranked = { id: string; rankKey: number }

/** Sorts entries by rank key, then by id. */
export const byRank = (one: Ranked, other: Ranked) => one.rankKey - other.rankKey || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

/** The addresses of the product's microblog and communities, from the settings (C-09). */
export type WaitingListPlaces = { microblogUrl: string; communities: readonly { name: string; url: string }[] }

/** Returns a `WaitingListEntry`. The position is 0 after the admission. */
export const waitingListEntryOf = (
  entry: WaitingListRecord,
  at: { position: number; total: number; invitationCode: string } & WaitingListPlaces,
): WaitingListEntry => ({
  id: entry.id,
  position: entry.admittedAt === null ? at.position : 0,
  total: at.total,
  joinedAt: toDateTime(entry.joinedAt),
  admittedAt: entry.admittedAt === null ? null : toDateTime(entry.admittedAt),
  invitationCode: at.invitationCode,
  acceptedInvitations: entry.acceptedInvitations,
  doneTasks: [...entry.doneTasks],
  microblogUrl: at.microblogUrl,
  communities: at.communities.map(({ name, url }) => ({ name, url })),
})
