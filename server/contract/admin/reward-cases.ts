import type { RewardCaseRow } from '../generated/admin-types.ts'
import type { RewardCaseRecord } from '../rewards/held.ts'
import type { ResultNames } from './conversions.ts'

const moment = (at: number) => new Date(at).toISOString()

/** Returns a `RewardCaseRow` (Y-08). `target`: target of the reached milestone; null if the program no longer has it. */
export const rewardCaseRowOf = (
  record: RewardCaseRecord,
  { participant, programName }: ResultNames,
  target: number | null,
): RewardCaseRow => ({
  id: record.id,
  programId: record.programId,
  programName,
  participant,
  profileId: record.profileId,
  target,
  amount: record.amount,
  contacts: [...record.contacts],
  status: record.status,
  openedAt: moment(record.openedAt),
  answerBy: moment(record.answerBy),
  decidedAt: record.decidedAt === null ? null : moment(record.decidedAt),
  note: record.note,
})
