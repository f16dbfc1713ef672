import type { WaitingListEntry } from '../generated/user-types.ts'
import { toDateTime } from '../profiles/fields.ts'
import type { WaitingListBonus } from './limits.ts'
import type { WaitingListRecord } from './record.ts'

/** What a place in the list depends on. */
export type RankFacts = Pick<WaitingListRecord, 'joinedAt' | 'acceptedInvitations' | 'wasInvited' | 'doneTasks'>

/** How many invitations count for somebody: those that friends accepted, and the one they signed up with themselves (C-08, J-04). */
export const countedInvitations = ({ acceptedInvitations, wasInvited }: RankFacts, bonus: Pick<WaitingListBonus, 'invitations'>) =>
  Math.min(acceptedInvitations + (wasInvited ? 1 : 0), bonus.invitations)

/** The moment, in milliseconds, at which somebody counts as having joined: the earlier, the further ahead in the list (C-08). */
export const rankKeyOf = (facts: RankFacts, bonus: WaitingListBonus) =>
  facts.joinedAt - bonus.perInvitation * countedInvitations(facts, bonus) - bonus.perTask * new Set(facts.doneTasks).size

type Ranked = { id: string; rankKey: number }

/** The order of the list: by rank key, and by id where two keys are equal. */
export const byRank = (one: Ranked, other: Ranked) => one.rankKey - other.rankKey || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

/** Where to follow the product and talk about it, from the settings (C-09). */
export type WaitingListPlaces = { microblogUrl: string; communities: readonly { name: string; url: string }[] }

/** `WaitingListEntry`. Position 0 for somebody who was admitted. */
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
