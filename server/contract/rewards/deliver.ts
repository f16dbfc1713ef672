import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import { decideManaging } from '../programs/page/decision.ts'
import type { ProgramRecord } from '../programs/record.ts'
import type { RewardRecord } from './record.ts'

/**
 * Decides `markRewardDelivered` (L-12). Refused, in this order, with `PROGRAM_NOT_FOUND` for everybody but the owner,
 * `DTO_VALIDATION_ERROR` at `milestoneId` if the participant has earned no experience with this milestone, and `NO_CHANGES_TO_UPDATE` if
 * the experience was delivered before.
 */
export function decideDelivery(
  program: ProgramRecord | null,
  reward: RewardRecord | null,
  { profileId }: { readonly profileId: string },
  now: number,
): Decision<RewardRecord> {
  const { problem } = decideManaging(program, profileId)
  if (problem) return refused(problem)
  if (reward?.rewardType !== 'EXPERIENCE') return refused(invalidInput([{ path: 'milestoneId', rule: 'unknownValue' }]))
  if (reward.deliveredAt !== null) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  return decided({ ...reward, state: 'Paid', deliveredAt: now })
}
