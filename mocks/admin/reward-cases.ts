import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import { rewardCaseRowOf } from '@wasla/contract/admin/reward-cases.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, type PageArgument } from '@wasla/contract/common/page.ts'
import type { Resolvers, RewardCaseRow } from '@wasla/contract/generated/admin-types.ts'
import { decideRewardCase } from '@wasla/contract/rewards/decide-held.ts'
import type { RewardCaseRecord } from '@wasla/contract/rewards/held.ts'
import type { Store } from '../store/memory.ts'
import { notify } from '../store/notifications/notifications.ts'
import { programById, stepOf } from '../store/programs/find.ts'
import { grantWaiting } from '../store/rewards/counting.ts'
import { saveRewards } from '../store/rewards/payouts.ts'
import { writeAction, type Admin, type AdminStore } from './admin-store.ts'
import { requireAdmin, type AdminContext } from './context.ts'
import { resultNamesOf } from './result-names.ts'

function caseRow(store: Store, record: RewardCaseRecord): RewardCaseRow {
  const milestones = stepOf(store, record.programId, 'IMPACT_OBJECTIVES')?.data.milestones ?? []
  return rewardCaseRowOf(record, resultNamesOf(store, record), milestones.find(({ id }) => id === record.milestoneId)?.target ?? null)
}

/** Implements the query `adminRewardCases` (Y-08). The case with the earliest due date comes first. */
function rewardCases(
  { store }: AdminStore,
  { status, pagination }: { status?: RewardCaseRecord['status'] | null; pagination?: PageArgument },
) {
  const found = store.memory.world.rewardCases
    .filter((one) => !status || one.status === status)
    .toSorted((one, other) => one.answerBy - other.answerBy || (one.id < other.id ? -1 : 1))
  const { count, data } = pageFrom(found, adminPageOf(pagination))
  return { count, data: data.map((record) => caseRow(store, record)) }
}

/** Implements the mutation `adminDecideRewardCase` (Y-08). */
function decide(adminStore: AdminStore, admin: Admin, { id, ...input }: { id: string; pays: boolean; note: string }): RewardCaseRow {
  const { store } = adminStore
  const { world } = store.memory
  const found = world.rewardCases.find((one) => one.id === id) ?? null
  const reward = found && (world.programRewards.find((one) => one.id === found.rewardId) ?? null)
  const program = found && (programById(store, found.programId) ?? null)
  const decided = changesOf(decideRewardCase({ found, reward, program }, input, { now: store.clock.now(), adminId: admin.account.id }))
  if (found) Object.assign(found, decided.record)
  saveRewards(store, [decided.reward])
  for (const notification of decided.notifications) notify(store, notification)
  if (decided.reward.state === 'Refused') grantWaiting(store, decided.reward.programId)
  writeAction(adminStore, admin, decided.action)
  return caseRow(store, decided.record)
}

/** Resolvers of rewards that are held for review. */
export const rewardCasesResolvers = {
  Query: { adminRewardCases: (_, args, { adminStore }) => rewardCases(adminStore, args) },
  Mutation: { adminDecideRewardCase: (_, args, context) => decide(context.adminStore, requireAdmin(context), args) },
} satisfies Resolvers<AdminContext>
