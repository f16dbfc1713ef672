import * as z from 'zod/mini'
import type { AdminAction } from '../common/admin-action.ts'
import { decided, decisionOf, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import type { ProgramRecord } from '../programs/record.ts'
import { conversionLimits } from '../tracking/conversion-limits.ts'
import { accept, rule } from '../validation/check.ts'
import type { RewardCaseRecord } from './held.ts'
import { rewardDecided } from './notices.ts'
import type { RewardRecord } from './record.ts'

const inputRules = z.object({
  pays: z.boolean(),
  note: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, rule('required')),
      z.minLength(3, rule('tooShort')),
      z.maxLength(conversionLimits.note, rule('tooLong')),
    ),
})

/** A case with its reward, read under lock. */
export type RewardCaseState = {
  readonly found: RewardCaseRecord | null
  readonly reward: RewardRecord | null
  readonly program: Pick<ProgramRecord, 'id' | 'name' | 'profileId'> | null
}

export type DecidedRewardCase = {
  readonly record: RewardCaseRecord
  readonly reward: RewardRecord
  readonly notifications: readonly NotificationDraft[]
  readonly action: AdminAction
}

/**
 * Decides `adminDecideRewardCase` (Y-08). An approved reward is paid like any other. A refused one is never paid, and its budget becomes
 * free. Both sides read the note. Refused, in this order, with `REWARD_CASE_NOT_FOUND`, `DTO_VALIDATION_ERROR` at `note`, and
 * `NO_CHANGES_TO_UPDATE` if the case was decided or the results were reversed.
 */
export function decideRewardCase(
  { found, reward, program }: RewardCaseState,
  input: { readonly pays: boolean; readonly note: string },
  { now, adminId }: { readonly now: number; readonly adminId: string },
): Decision<DecidedRewardCase> {
  if (!found || !program) return refused(new Problem('REWARD_CASE_NOT_FOUND'))
  const { problem, changes } = decisionOf(() => accept(inputRules, input))
  if (problem) return refused(problem)
  if (found.status !== 'Open' || reward?.state !== 'Held') return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  const { pays, note } = changes
  const status = pays ? ('Approved' as const) : ('Refused' as const)
  const next: RewardRecord = { ...reward, state: pays ? 'Accrued' : 'Refused' }
  return decided({
    record: { ...found, status, decidedAt: now, decidedBy: adminId, note },
    reward: next,
    notifications: rewardDecided(program, next, note),
    action: {
      action: 'admin.rewardCaseDecided',
      target: found.id,
      before: { status: found.status, rewardId: reward.id, amount: reward.amount },
      after: { status, note },
    },
  })
}
