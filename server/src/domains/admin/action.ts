import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { settle, type Verdict } from '#platform/verdict.ts'
import type { Admin, AdminParts } from './parts.ts'

/** What somebody of the back office did: to whom, and how it was before and after. Never a password, a code or a token. */
export type AdminAction<T> = { action: `admin.${string}`; target: string; before: unknown; after: unknown; result: T }

/** How the audit log names a person of the back office. */
export const actorOf = (admin: Pick<Admin, 'id'>): `admin:${string}` => `admin:${admin.id}`

export const writeAction = (
  tx: Database,
  parts: Pick<AdminParts, 'clock' | 'ids'>,
  admin: Pick<Admin, 'id'>,
  { action, target, before, after }: Omit<AdminAction<unknown>, 'result'>,
) => writeAudit(tx, parts, { actor: actorOf(admin), action, target, before, after })

/**
 * Every mutation of the back office goes through here: what it does and its line in the audit log are one transaction, so
 * neither is there without the other. `work` answers the deed, or the refusal, which is thrown after what it leaves behind is written.
 */
export async function act<T>(
  parts: AdminParts,
  admin: Pick<Admin, 'id'>,
  work: (tx: Database, now: number) => Promise<Verdict<AdminAction<T>>>,
): Promise<T> {
  const now = parts.clock.now()
  const verdict = await inTransaction(parts.db, async (tx): Promise<Verdict<{ result: T }>> => {
    const action = await work(tx, now)
    if (action instanceof Problem) return action
    await writeAction(tx, parts, admin, action)
    return { result: action.result }
  })
  return settle(verdict, (problem) =>
    parts.log.warn('An action of the back office was refused', { refusal: problem.code, admin: admin.id }),
  ).result
}
