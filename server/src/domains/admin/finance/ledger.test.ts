import { describe, expect, it } from 'vitest'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import {
  allPlatformAccounts,
  availableAccount,
  heldAccount,
  platformAccounts,
  walletAccounts,
} from '@wasla/contract/wallet/ledger-accounts.ts'
import { inTransaction } from '#database/transaction.ts'
import { eachWorldWithoutMoney } from '../../../testing/test-world.ts'
import { refusal } from '../../session/testing/session-harness.ts'
import { adminTestApp, type AdminTestApp } from '../testing/admin-app.ts'

const profileId = NOURA.profile.id

/** Posts a payment of SAR 1,000.00 from the gateway to Noura's wallet. */
async function withMoney(t: AdminTestApp): Promise<void> {
  const { ledger } = t.services
  await inTransaction(t.db, async (tx) => {
    for (const account of [...allPlatformAccounts, ...walletAccounts(profileId)]) await ledger.openAccount(tx, account)
    const entries = [
      { accountId: platformAccounts.clearing, amount: -100_000 },
      { accountId: availableAccount(profileId), amount: 100_000 },
    ]
    await ledger.post(tx, { once: null, purpose: { kind: 'TOP_UP', reference: 'top-up' }, entries })
  })
  await ledger.seal()
}

describe('the ledger in the back office', () => {
  eachWorldWithoutMoney((open) => {
    it('finds accounts by their name, and by the names of their owner', async () => {
      const t = await adminTestApp(await open())
      await withMoney(t)
      const { service } = t
      const own = [availableAccount(profileId), heldAccount(profileId)]
      const idsOf = async (term: string) => (await service.ledgerAccounts({ term })).data.map(({ id }) => id)
      for (const term of ['noura', 'نورة', profileId]) expect(await idsOf(term), term).toEqual(expect.arrayContaining(own))
      expect(await idsOf(own[0] ?? '')).toEqual(own.slice(0, 1))
      expect(await idsOf('clearing')).toEqual([platformAccounts.clearing])
      expect(await idsOf('no such person')).toEqual([])
      expect((await service.ledgerAccounts({ term: 'clearing' })).data[0]).toMatchObject({
        kind: 'HOUSE',
        profileId: null,
      })
      expect((await service.ledgerAccounts({ term: own[0] })).data[0]).toMatchObject({
        kind: 'OWNED',
        profileId,
        profileName: 'Noura Alotaibi',
      })
      expect(await service.ledgerAccounts({ pagination: { limit: 3 } })).toMatchObject({ count: (await service.ledgerAccounts({})).count })
    })

    it('shows an account’s entries, its transactions, and the proof of an entry', async () => {
      const t = await adminTestApp(await open())
      await withMoney(t)
      const { service } = t
      const page = await service.ledgerEntries({ accountId: availableAccount(profileId) })
      expect(page).toMatchObject({ count: page.account.entries, account: { profileName: 'Noura Alotaibi' } })
      expect(page.data[0]).toMatchObject({ amount: 100_000, balance: page.account.balance })
      const [entry] = page.data
      expect(await service.ledgerTransaction(entry?.transactionId ?? '')).toMatchObject({
        kind: 'TOP_UP',
        entries: [{}, {}],
        reversedBy: null,
      })
      expect(await service.ledgerProof(entry?.number ?? 0)).toMatchObject({ hash: entry?.hash, isSound: true })
    })

    it('throws for an unknown account, transaction or entry', async () => {
      const { service } = await adminTestApp(await open())
      expect(await refusal(service.ledgerEntries({ accountId: 'wallet:nobody:available' }))).toBe('LEDGER_ENTRY_NOT_FOUND')
      expect(await refusal(service.ledgerTransaction('none'))).toBe('LEDGER_ENTRY_NOT_FOUND')
      expect(await refusal(service.ledgerProof(9_000_000))).toBe('LEDGER_ENTRY_NOT_FOUND')
    })

    it('is sound after a check without findings', async () => {
      const t = await adminTestApp(await open())
      expect(await t.service.ledgerState()).toMatchObject({ checkedAt: null, isSound: false })
      await t.services.ledger.check()
      expect(await t.service.ledgerState()).toMatchObject({ isSound: true, findings: [] })
    })
  })
})
