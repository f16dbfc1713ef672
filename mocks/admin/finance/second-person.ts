import { restProblem, secondPersonProblem, type ActionOfTwo, type Team } from '@wasla/contract/admin/two-people.ts'
import type { Problem } from '@wasla/contract/errors/problem.ts'
import type { Settler } from '@wasla/contract/wallet/withdrawals/settlement.ts'
import type { Admin, AdminStore } from '../admin-store.ts'

const teamOf = ({ accounts }: AdminStore['memory']): Team => new Map(accounts.map((one) => [one.id, one]))

/**
 * Returns a function that takes the first person's id. The function returns the problem if this admin may not be the second person,
 * otherwise null (Y-09).
 */
export const secondAfter = (
  { memory, now }: AdminStore,
  action: ActionOfTwo,
  { account }: Admin,
): ((firstId: string) => Problem | null) => {
  const team = teamOf(memory)
  return (firstId) => secondPersonProblem(team, action, { firstId, secondId: account.id }, now())
}

/** Returns the check of `secondAfter`, and a check that refuses an approval while the rest of the approving account has not ended. */
export const secondAmong = (adminStore: AdminStore, action: ActionOfTwo, admin: Admin): Omit<Settler, 'adminId'> => ({
  problemAfter: secondAfter(adminStore, action, admin),
  restOf: (adminId) => restProblem(teamOf(adminStore.memory), adminId, adminStore.now()),
})
