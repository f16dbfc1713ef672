import { OMAR } from '@wasla/mocks/world/agents.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { availableAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import type { CreateWithdrawalAccountInput } from '@wasla/contract/wallet/input.ts'
import type { DatabaseHandle } from '#database/database.ts'
import type { Env } from '../../../env.ts'
import type { Viewer } from '../../session/viewer.ts'
import { bankAccount } from '../../wallet/testing/harness.ts'
import { adminTestApp } from './admin-app.ts'

const viewerOf = ({ user, profile }: typeof NOURA | typeof OMAR) =>
  ({ userId: user.id, profileId: profile.id, profileType: profile.type, sessionId: 'test' }) as Viewer

export const noura = viewerOf(NOURA)
export const omar = viewerOf(OMAR)

const day = 24 * 3_600_000

/** The finance desk over the demonstration's people, who get money by adjustments and withdraw it. */
export async function withdrawalDesk(handle: Pick<DatabaseHandle, 'db' | 'dialect'>, env: Partial<Env> = { mode: 'local' }) {
  const t = await adminTestApp(handle, env)
  const { service, finance, lead, services, clock, ids } = t
  const { wallet } = services

  async function credit({ profileId }: Viewer, amount: number): Promise<void> {
    const proposal = { profileId, amount, reason: 'Money to withdraw', idempotencyKey: `credit-${ids.uuid()}` }
    const { id } = await service.proposeAdjustment(finance, proposal)
    await service.decideAdjustment(lead, { id, approve: true })
  }

  return {
    ...t,
    wallet,
    /** Somebody withdraws so many halalas of money they just got, to an account that can be used already. Answers the id. */
    async withdraw(viewer: Viewer, amount: number, over: Partial<CreateWithdrawalAccountInput> = {}): Promise<string> {
      await credit(viewer, amount + 575)
      const { data: accounts } = await wallet.accounts(viewer, {})
      const account = accounts[0] ?? (await wallet.createAccount(viewer, bankAccount({ nameOnAccount: 'Noura Alotaibi', ...over })))
      if (accounts.length === 0) clock.advance(day)
      const input = { amount, withdrawalAccountId: account.id, idempotencyKey: `withdraw-${ids.uuid()}` }
      return (await wallet.withdraw(viewer, input)).id
    },
    async available({ profileId }: Viewer): Promise<number> {
      const [account] = await services.ledger.accounts(t.db, [availableAccount(profileId)])
      return account?.balance ?? 0
    },
  }
}
