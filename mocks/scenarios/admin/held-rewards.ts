import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import type { RewardCaseRecord } from '@wasla/contract/rewards/held.ts'
import { day, worldNow } from '../../world/clock.ts'
import type { World } from '../../world/tables.ts'

/** Shared contacts, age in days, status and note of each case. */
const plans: readonly (Pick<RewardCaseRecord, 'contacts' | 'status' | 'note'> & { readonly age: number })[] = [
  { contacts: ['PHONE', 'BANK_ACCOUNT'], age: 6, status: 'Open', note: null },
  { contacts: ['BANK_ACCOUNT'], age: 2, status: 'Open', note: null },
  { contacts: ['PHONE'], age: 1, status: 'Open', note: null },
  { contacts: ['PHONE'], age: 9, status: 'Refused', note: 'الحساب البنكي لصاحب العلامة نفسه.' },
]

const caseFor = (index: number, reward: World['programRewards'][number]): RewardCaseRecord => {
  const { age, ...plan } = plans[index] ?? { contacts: [], age: 0, status: 'Open', note: null }
  const openedAt = worldNow - age * day
  const isDecided = plan.status !== 'Open'
  return {
    ...{ id: `reward-case-${index}`, rewardId: reward.id, programId: reward.programId, profileId: reward.profileId },
    ...{ milestoneId: reward.milestoneId, amount: reward.amount },
    ...plan,
    openedAt,
    answerBy: openedAt + conversionLimits.reviewRequestAnswer * 1000,
    decidedAt: isDecided ? openedAt + day : null,
    decidedBy: isDecided ? 'reviewer' : null,
  }
}

/** Returns the latest cash reward of each participant. */
function latestOfEach({ programRewards }: World): World['programRewards'] {
  const cash = programRewards.filter(({ rewardType }) => rewardType === 'CASH')
  const latest = cash.toSorted((one, other) => other.achievedAt - one.achievedAt)
  return latest.filter(({ profileId }, at) => latest.findIndex((other) => other.profileId === profileId) === at)
}

/** Adds four cases (Y-08): three held rewards, one of them overdue, and one refused reward. None of the four rewards was paid. */
export function heldRewards(world: World): void {
  const chosen = latestOfEach(world).slice(0, plans.length)
  if (chosen.length < plans.length) throw new Error('Fewer participants earned money than cases are planned')
  for (const [index, reward] of chosen.entries()) {
    const made = caseFor(index, reward)
    world.rewardCases.push(made)
    Object.assign(reward, { state: made.status === 'Refused' ? 'Refused' : 'Held', paidAt: null, payoutRunId: null })
  }
}
