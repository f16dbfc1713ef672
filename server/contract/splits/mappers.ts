import type { Split, SplitPayout, SplitSide } from '../generated/user-sdl-types.ts'
import type { Side } from '../managed-accounts/policy.ts'
import type { ManagedAccountRecord } from '../managed-accounts/record.ts'
import type { Language, Localized } from '../platform/language.ts'
import { toDateTime } from '../profiles/fields.ts'
import type { SplitProgram } from './propose.ts'
import type { RewardShareRecord, SplitRecord } from './record.ts'
import { percentOf } from './share.ts'

const sides: Readonly<Record<Side, SplitSide>> = { manager: 'MANAGER', talent: 'TALENT' }
export const splitSideOf = (side: Side): SplitSide => sides[side]

const momentOrNull = (moment: number | null) => (moment === null ? null : toDateTime(moment))

/** Returns a `Split`. `nameOf` returns the name of a program, also of a deleted one. */
export const mapSplit = (split: SplitRecord, nameOf: (programId: string) => string): Split => ({
  id: split.id,
  managedAccountId: split.managedAccountId,
  percent: percentOf(split),
  program: split.programId === null ? null : { id: split.programId, name: nameOf(split.programId) },
  startsOn: split.startsOn,
  status: split.status,
  proposedBy: splitSideOf(split.proposedBy),
  proposedAt: toDateTime(split.proposedAt),
  answeredAt: momentOrNull(split.answeredAt),
  endedAt: momentOrNull(split.endedAt),
  endedBy: split.endedBy && splitSideOf(split.endedBy),
})

/** Source object of `SplitsOverview`. The payouts are read only if a query selects them. */
export type SplitsView = {
  account: ManagedAccountRecord
  side: SplitSide
  splits: Split[]
  programs: SplitProgram[]
}

/** A paid reward with the manager's share. Amounts in halalas, the moment in milliseconds. */
export type PaidShare = RewardShareRecord & {
  readonly paidAt: number
  readonly rewardAmount: number
  readonly programName: string
  readonly milestone: Localized
}

/** Returns a `SplitPayout` in the reader's language. */
export const mapSplitPayout = (share: PaidShare, language: Language): SplitPayout => ({
  id: share.rewardId,
  paidAt: toDateTime(share.paidAt),
  programName: share.programName,
  milestone: share.milestone[language],
  amount: share.rewardAmount,
  share: share.amount,
  percent: percentOf(share),
  isLeft: share.outcome === 'Left',
})
