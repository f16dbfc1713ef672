import { restProblem, secondPersonProblem, type ActionOfTwo } from '@wasla/contract/admin/two-people.ts'
import type { Problem } from '@wasla/contract/errors/problem.ts'
import type { Settler } from '@wasla/contract/wallet/withdrawals/settlement.ts'
import type { Database } from '#database/database.ts'
import { readTeam } from '../stores/accounts.ts'

/**
 * Returns a function that takes the id of the first admin. The function returns why the admin `secondId` may not be the second person after
 * that admin (Y-09), or null if they may.
 */
export async function secondAfter(
  tx: Database,
  action: ActionOfTwo,
  secondId: string,
  now: number,
): Promise<(firstId: string) => Problem | null> {
  const team = await readTeam(tx)
  return (firstId) => secondPersonProblem(team, action, { firstId, secondId }, now)
}

/**
 * Returns two functions. `problemAfter` is the function that `secondAfter` returns. `restOf` returns why an admin's approval does not count
 * yet (their account rests), or null.
 */
export async function secondAmong(tx: Database, action: ActionOfTwo, secondId: string, now: number): Promise<Omit<Settler, 'adminId'>> {
  const team = await readTeam(tx)
  return {
    problemAfter: (firstId) => secondPersonProblem(team, action, { firstId, secondId }, now),
    restOf: (adminId) => restProblem(team, adminId, now),
  }
}
