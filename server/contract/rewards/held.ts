import type { SharedContact } from '../tracking/shared-contact.ts'
import { conversionLimits } from '../tracking/conversion-limits.ts'
import type { RewardRecord } from './record.ts'

/** Maps participants to the contacts that they share with a program’s owner (Y-08). Participants who share none are not in the map. */
export type Sharing = ReadonlyMap<string, readonly SharedContact[]>

/** No participant shares a contact. */
export const noSharing: Sharing = new Map()

export const rewardCaseStatuses = ['Open', 'Approved', 'Refused', 'Closed'] as const
/** `Closed`: the results of the reward were reversed before a decision (N-13). */
type RewardCaseStatus = (typeof rewardCaseStatuses)[number]

/** The case of a held reward: why it is held, and the back office’s decision (Y-08). Times are in milliseconds, the amount in halalas. */
export type RewardCaseRecord = {
  id: string
  rewardId: string
  programId: string
  profileId: string
  milestoneId: string
  amount: number
  /** The contacts that were shared when the case was opened. An approval covers only these contacts. */
  contacts: readonly SharedContact[]
  status: RewardCaseStatus
  openedAt: number
  /** Time by which the back office has to decide. */
  answerBy: number
  decidedAt: number | null
  /** The admin account that decided. */
  decidedBy: string | null
  /** The note that both sides read. */
  note: string | null
}

type Stamp = { readonly now: number; nextId(): string }

/** Returns a new case for each of these rewards that is held. */
export const casesOf = (rewards: readonly RewardRecord[], sharing: Sharing, { now, nextId }: Stamp): RewardCaseRecord[] =>
  rewards
    .filter(({ state }) => state === 'Held')
    .map(({ id, programId, profileId, milestoneId, amount }) => ({
      ...{ id: nextId(), rewardId: id, programId, profileId, milestoneId, amount },
      contacts: sharing.get(profileId) ?? [],
      status: 'Open',
      openedAt: now,
      answerBy: now + conversionLimits.reviewRequestAnswer * 1000,
      decidedAt: null,
      decidedBy: null,
      note: null,
    }))

const isCovered = ({ id }: RewardRecord, contacts: readonly SharedContact[], approved: readonly RewardCaseRecord[]): boolean =>
  approved.some(
    ({ rewardId, status, contacts: seen }) =>
      rewardId === id && status === 'Approved' && contacts.every((contact) => seen.includes(contact)),
  )

/** Rewards that may be paid, and rewards that are held instead, with their new cases. */
export type BeforePaying = {
  readonly payable: readonly RewardRecord[]
  readonly held: readonly RewardRecord[]
  readonly cases: readonly RewardCaseRecord[]
}

/**
 * Checks rewards a last time before they are paid (Y-08), because contacts may have been added after a milestone was reached. Holds the
 * cash of participants who share a contact with the owner, unless the back office has approved these contacts for this reward. `approved`:
 * earlier cases of these rewards.
 */
export function checkBeforePaying(
  rewards: readonly RewardRecord[],
  sharing: Sharing,
  approved: readonly RewardCaseRecord[],
  stamp: Stamp,
): BeforePaying {
  const checked = rewards.map((reward): RewardRecord => {
    const contacts = sharing.get(reward.profileId)
    if (!contacts || reward.rewardType !== 'CASH' || isCovered(reward, contacts, approved)) return reward
    return { ...reward, state: 'Held' }
  })
  const held = checked.filter(({ state }) => state === 'Held')
  return { payable: checked.filter(({ state }) => state !== 'Held'), held, cases: casesOf(held, sharing, stamp) }
}
