import type { WaitingListEntry } from '../generated/user-types.ts'
import { toDateTime } from '../profiles/fields.ts'
import type { WaitingListBonus } from './limits.ts'
import type { WaitingListRecord } from './record.ts'

/** What a place depends on. */
export type Standing = Pick<WaitingListRecord, 'joinedAt' | 'acceptedInvitations' | 'wasInvited' | 'doneTasks'>

/** Invitations that count for somebody: those friends accepted, and the one they came with (C-08, J-04). */
export const countedInvitations = ({ acceptedInvitations, wasInvited }: Standing, bonus: Pick<WaitingListBonus, 'invitations'>) =>
  Math.min(acceptedInvitations + (wasInvited ? 1 : 0), bonus.invitations)

/** The moment, in milliseconds, at which somebody counts as having joined: who has less stands further ahead (C-08). */
export const rankKeyOf = (standing: Standing, bonus: WaitingListBonus) =>
  standing.joinedAt - bonus.perInvitation * countedInvitations(standing, bonus) - bonus.perTask * new Set(standing.doneTasks).size

type Ranked = { id: string; rankKey: number }

/** The order of the list: by key, and of equal keys by id. */
export const byRank = (one: Ranked, other: Ranked) => one.rankKey - other.rankKey || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

/** Where to follow and talk, from the settings (C-09). */
export type WaitingListPlaces = { microblogUrl: string; communities: readonly { name: string; url: string }[] }

/** `WaitingListEntry`. Who was admitted stands nowhere: position 0. */
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
