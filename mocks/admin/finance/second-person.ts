import { restProblem, secondPersonProblem, type ActionOfTwo, type Team } from '@wasla/contract/admin/two-people.ts'
import type { Problem } from '@wasla/contract/errors/problem.ts'
import type { Settler } from '@wasla/contract/wallet/withdrawals/settlement.ts'
import type { Admin, AdminStore } from '../admin-store.ts'

const teamOf = ({ accounts }: AdminStore['memory']): Team => new Map(accounts.map((one) => [one.id, one]))

/**
 * Returns a function that gets the first person's id. It returns the problem if this admin may not be the second person, else null (Y-09).
 */
export const secondAfter = (
  { memory, now }: AdminStore,
  action: ActionOfTwo,
  { account }: Admin,
): ((firstId: string) => Problem | null) => {
  const team = teamOf(memory)
  return (firstId) => secondPersonProblem(team, action, { firstId, secondId: account.id }, now())
}

/** Returns the checks of `secondAfter`, and one that refuses an approval while the approving account rests. */
export const secondAmong = (adminStore: AdminStore, action: ActionOfTwo, admin: Admin): Omit<Settler, 'adminId'> => ({
  problemAfter: secondAfter(adminStore, action, admin),
  restOf: (adminId) => restProblem(teamOf(adminStore.memory), adminId, adminStore.now()),
})
