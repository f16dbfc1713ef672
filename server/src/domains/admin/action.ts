import type { AdminAction } from '@wasla/contract/common/admin-action.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Admin, AdminParts } from './parts.ts'

/** How the audit log names a person of the back office. */
export const actorOf = (admin: Pick<Admin, 'id'>): `admin:${string}` => `admin:${admin.id}`

export const writeAction = (
  tx: Database,
  parts: Pick<AdminParts, 'clock' | 'ids'>,
  admin: Pick<Admin, 'id'>,
  { action, target, before, after }: AdminAction,
) => writeAudit(tx, parts, { actor: actorOf(admin), action, target, before, after })

/**
 * Every mutation of the back office goes through here: its changes and its line in the audit log are one transaction, so neither
 * is there without the other. `work` loads, decides and saves; it has no action where a repeated request changes nothing. A refusal it throws undoes
 * what it wrote, and is logged.
 */
export async function performAction<T>(
  parts: Pick<AdminParts, 'db' | 'clock' | 'ids' | 'log'>,
  admin: Pick<Admin, 'id'>,
  work: (tx: Database, now: number) => Promise<{ action: AdminAction | null; result: T }>,
): Promise<T> {
  const now = parts.clock.now()
  try {
    return await inTransaction(parts.db, async (tx) => {
      const { action, result } = await work(tx, now)
      if (action) await writeAction(tx, parts, admin, action)
      return result
    })
  } catch (error) {
    if (error instanceof Problem) parts.log.warn('An action of the back office was refused', { refusal: error.code, admin: admin.id })
    throw error
  }
}
