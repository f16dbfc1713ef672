import { secondPersonProblem, type ActionOfTwo } from '@wasla/contract/admin/two-people.ts'
import type { Problem } from '@wasla/contract/errors/problem.ts'
import type { Admin, AdminStore } from '../admin-store.ts'

/** Why this admin may not be the second person after a first one (Y-09). */
export const secondAfter = (
  { memory, now }: AdminStore,
  action: ActionOfTwo,
  { account }: Admin,
): ((firstId: string) => Problem | null) => {
  const team = new Map(memory.accounts.map((one) => [one.id, one]))
  return (firstId) => secondPersonProblem(team, action, { firstId, secondId: account.id }, now())
}
