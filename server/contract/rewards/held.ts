import type { SharedContact } from '../tracking/shared-contact.ts'
import { conversionLimits } from '../tracking/conversion-limits.ts'
import type { RewardRecord } from './record.ts'

/** Who of a program's participants shares a contact with its owner, and which (Y-08). Those who share none are not in it. */
export type Sharing = ReadonlyMap<string, readonly SharedContact[]>

/** Nobody shares a contact. */
export const noSharing: Sharing = new Map()

export const rewardCaseStatuses = ['Open', 'Approved', 'Refused', 'Closed'] as const
/** `Closed`: the results behind the reward were taken back before anybody decided (N-13). */
export type RewardCaseStatus = (typeof rewardCaseStatuses)[number]

/** Why one reward is held, and what the back office made of it (Y-08). Moments in milliseconds, the amount in halalas. */
export type RewardCaseRecord = {
  id: string
  rewardId: string
  programId: string
  profileId: string
  milestoneId: string
  amount: number
  /** What both shared when the case was opened: an approval is for these and no others. */
  contacts: readonly SharedContact[]
  status: RewardCaseStatus
  openedAt: number
  /** Until when it is to be decided. */
  answerBy: number
  decidedAt: number | null
  /** The account of the back office. */
  decidedBy: string | null
  /** What was said to both sides. */
  note: string | null
}

type Stamp = { readonly now: number; nextId(): string }

/** The cases of those of some rewards that are held, opened. */
export const casesOf = (rewards: readonly RewardRecord[], sharing: Sharing, { now, nextId }: Stamp): RewardCaseRecord[] =>
  rewards
    .filter(({ state }) => state === 'Held')
    .map(({ id, programId, profileId, milestoneId, amount }) => ({
      ...{ id: nextId(), rewardId: id, programId, profileId, milestoneId, amount },
      contacts: sharing.get(profileId) ?? [],
      status: 'Open',
      openedAt: now,
      answerBy: now + conversionLimits.secondLookAnswer * 1000,
      decidedAt: null,
      decidedBy: null,
      note: null,
    }))

const isCovered = ({ id }: RewardRecord, contacts: readonly SharedContact[], approved: readonly RewardCaseRecord[]): boolean =>
  approved.some(
    ({ rewardId, status, contacts: seen }) =>
      rewardId === id && status === 'Approved' && contacts.every((contact) => seen.includes(contact)),
  )

/** Rewards that may be paid, and those that are held instead, with their cases. */
export type BeforePaying = {
  readonly payable: readonly RewardRecord[]
  readonly held: readonly RewardRecord[]
  readonly cases: readonly RewardCaseRecord[]
}

/**
 * The last look before rewards are paid (Y-08): contacts may have been added after a milestone was reached. Held is the cash of those who
 * share a contact with the owner that nobody of the back office has approved for this reward. `approved`: earlier cases of these rewards.
 */
export function lookBeforePaying(
  rewards: readonly RewardRecord[],
  sharing: Sharing,
  approved: readonly RewardCaseRecord[],
  stamp: Stamp,
): BeforePaying {
  const looked = rewards.map((reward): RewardRecord => {
    const contacts = sharing.get(reward.profileId)
    if (!contacts || reward.rewardType !== 'CASH' || isCovered(reward, contacts, approved)) return reward
    return { ...reward, state: 'Held' }
  })
  const held = looked.filter(({ state }) => state === 'Held')
  return { payable: looked.filter(({ state }) => state !== 'Held'), held, cases: casesOf(held, sharing, stamp) }
}
