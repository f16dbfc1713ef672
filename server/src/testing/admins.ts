import { hash } from '@node-rs/argon2'
import { demoAdmins } from '@wasla/contract/admin/demo.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import type { Ids } from '#platform/ids.ts'
import { insertAccount } from '../domains/admin/stores/accounts.ts'
import { newAccount } from '../domains/admin/accounts/team.ts'

/** Password of every admin account in tests. */
export const testAdminPassword = 'wasla-demo'
/** The password is hashed with a low cost: `hashPassword` has tests of its own, and signing in should be fast here. */
const hashed = hash(testAdminPassword, { memoryCost: 64, timeCost: 1 })

/** Inserts one admin account of each role, as a demo has them. Returns their ids. */
export async function fillAdmins(db: Database, { clock, ids }: { clock: Clock; ids: Ids }): Promise<Record<AdminRole, string>> {
  const passwordHash = await hashed
  const made: Partial<Record<AdminRole, string>> = {}
  for (const one of demoAdmins) {
    const account = newAccount({ ...one, invitedBy: null, restsUntil: null, id: ids.uuid(), passwordHash, now: clock.now() })
    await insertAccount(db, account)
    made[one.role] = account.id
  }
  return made as Record<AdminRole, string>
}

export const addressOfRole = (role: AdminRole): string => demoAdmins.find((one) => one.role === role)?.email ?? ''
