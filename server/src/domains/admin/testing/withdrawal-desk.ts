import type { NameField } from '@wasla/contract/profiles/names.ts'
import type { CreateWithdrawalAccountInput } from '@wasla/contract/wallet/input.ts'
import { availableAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { profileNames } from '#database/tables/profiles.ts'
import type { Env } from '../../../config/env.ts'
import type { Viewer } from '../../session/viewer.ts'
import { bankAccount, walletHarness } from '../../wallet/testing/harness.ts'
import { adminTestApp } from './admin-app.ts'

const day = 24 * 3_600_000

/** A finance desk of two admins, and two people who get money by adjustments and withdraw it. */
export async function withdrawalDesk(handle: Pick<DatabaseHandle, 'db' | 'dialect'>, env: Partial<Env> = { mode: 'local' }) {
  const { person } = await walletHarness(handle)
  const t = await adminTestApp(handle, env)
  const { service, finance, lead, services, clock, ids, db } = t
  const { wallet } = services

  async function named(names: Partial<Record<NameField, string>>): Promise<Viewer> {
    const viewer = await person()
    await db.updateTable('profiles').set(profileNames.write(names)).where('id', '=', viewer.profileId).execute()
    return viewer
  }

  async function credit({ profileId }: Viewer, amount: number): Promise<void> {
    const proposal = { profileId, amount, reason: 'Money to withdraw', idempotencyKey: `credit-${ids.uuid()}` }
    const { id } = await service.proposeAdjustment(finance, proposal)
    await service.decideAdjustment(lead, { id, approve: true })
  }

  return {
    ...t,
    wallet,
    noura: await named({ firstName: 'Noura', lastName: 'Alotaibi', nameInOtherScript: 'نورة العتيبي' }),
    omar: await named({ firstName: 'Omar', lastName: 'Bakr', nameInOtherScript: 'عمر بكر' }),
    /** Gives a profile this many halalas and withdraws them, to a bank account that is usable at once. Returns the id of the withdrawal. */
    async withdraw(viewer: Viewer, amount: number, over: Partial<CreateWithdrawalAccountInput> = {}): Promise<string> {
      await credit(viewer, amount + 575)
      const { data: accounts } = await wallet.accounts(viewer, {})
      const account = accounts[0] ?? (await wallet.createAccount(viewer, bankAccount({ nameOnAccount: 'Noura Alotaibi', ...over })))
      if (accounts.length === 0) clock.advance(day)
      const input = { amount, withdrawalAccountId: account.id, idempotencyKey: `withdraw-${ids.uuid()}` }
      return (await wallet.withdraw(viewer, input)).id
    },
    async available({ profileId }: Viewer): Promise<number> {
      const [account] = await services.ledger.accounts(db, [availableAccount(profileId)])
      return account?.balance ?? 0
    },
  }
}
