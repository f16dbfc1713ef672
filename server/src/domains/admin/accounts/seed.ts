import { demoAdminPassword, demoAdmins } from '@wasla/contract/admin/demo.ts'
import { emailKey } from '@wasla/contract/admin/email-key.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { emailAddress } from '@wasla/contract/validation/email.ts'
import type { Deps } from '../../../deps.ts'
import { hashPassword } from './passwords.ts'
import { findAccountByEmail, insertAccount } from '../stores/accounts.ts'
import { newAccount } from './team.ts'

type FirstAccount = { email: string; name: string; role: AdminRole; password: string }

/**
 * Fields of a first account: nobody invited it, and it has no rest period. That is safe because the person who sets the environment owns
 * the server anyway.
 */
const ofMachine = { invitedBy: null, restsUntil: null }

/**
 * Inserts the first accounts of a database: the super admin of the environment, and in the demo one account of each role (U-03). An
 * existing account keeps its password. The environment does not change it.
 */
export async function seedAdmins({ db, clock, ids, env }: Pick<Deps, 'db' | 'clock' | 'ids' | 'env'>): Promise<void> {
  const accounts: FirstAccount[] = []
  if (env.admin) {
    const email = emailAddress(env.admin.email) ?? env.admin.email
    accounts.push({ ...env.admin, email, name: email.split('@')[0] ?? email, role: 'SUPER_ADMIN' })
  }
  if (env.mode === 'demo') {
    const more = demoAdmins.filter(({ email }) => !env.admin || emailKey(email) !== emailKey(env.admin.email))
    accounts.push(...more.map((one) => ({ ...one, password: demoAdminPassword })))
  }
  for (const { password, ...account } of accounts) {
    if (await findAccountByEmail(db, account.email)) continue
    await insertAccount(
      db,
      newAccount({ ...account, ...ofMachine, id: ids.uuid(), passwordHash: await hashPassword(password), now: clock.now() }),
    )
  }
}
