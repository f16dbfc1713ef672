import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import { rewardCaseRowOf } from '@wasla/contract/admin/reward-cases.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import type { RewardCaseRow, RewardCaseRowPage } from '@wasla/contract/generated/admin-types.ts'
import type { RewardCaseRecord } from '@wasla/contract/rewards/held.ts'
import type { OtherServices } from '../other-services.ts'
import { performAction } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { namesOf } from './names.ts'

type Rewards = Pick<OtherServices, 'rewards'>

export type RewardCaseSearch = { status?: RewardCaseRecord['status'] | null | undefined; pagination?: PageArgument }

/** `adminRewardCases` (Y-08): returns a page of held rewards, the most urgent first. */
export async function rewardCases(
  { db }: AdminParts,
  { rewards }: Rewards,
  { status, pagination }: RewardCaseSearch,
): Promise<RewardCaseRowPage> {
  const { count, data } = await rewards.reviews.page(status ?? null, adminPageOf(pagination))
  const names = await namesOf(db, data)
  const rows: RewardCaseRow[] = []
  for (const record of data) rows.push(rewardCaseRowOf(record, names(record), await rewards.reviews.targetOf(record)))
  return { count, data: rows }
}

/** `adminDecideRewardCase` (Y-08): pays or rejects the reward, notifies both sides and writes the audit line in one transaction. */
export const decideOnRewardCase = (
  parts: AdminParts,
  { rewards }: Rewards,
  admin: Admin,
  id: string,
  input: { pays: boolean; note: string },
): Promise<RewardCaseRow> =>
  performAction(parts, admin, async (tx) => {
    const { record, action } = await rewards.reviews.decide(tx, id, { ...input, adminId: admin.id })
    return { action, result: rewardCaseRowOf(record, (await namesOf(tx, [record]))(record), await rewards.reviews.targetOf(record, tx)) }
  })
