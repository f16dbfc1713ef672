import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import type { DatabaseHandle } from '#database/database.ts'
import { lockRows } from '#database/row-lock.ts'
import { eachDatabase, openServerDatabase } from '#database/testing/each-database.ts'
import { expectSound } from '../../ledger/testing/harness.ts'
import { tally } from '../../wallet/testing/harness.ts'
import { withdrawalDesk } from '../testing/withdrawal-desk.ts'

/** Total that a withdrawal of SAR 500 takes from the wallet with fee and VAT, in halalas. */
const everything = 50_575

/** A person with a bank account and an empty wallet, and two admins who adjust its balance. */
async function emptyWallet(handle: DatabaseHandle) {
  const t = await withdrawalDesk(handle)
  const { service, finance, lead, wallet, noura, ids } = t
  await service.settleWithdrawal(finance, await t.withdraw(noura, 10_000), { success: true })
  const [account] = (await wallet.accounts(noura, {})).data

  const propose = async (amount: number) => {
    const proposal = { profileId: noura.profileId, amount, reason: 'Counted twice', idempotencyKey: `key-${ids.uuid()}` }
    return (await service.proposeAdjustment(finance, proposal)).id
  }
  const post = (id: string) => service.decideAdjustment(lead, { id, approve: true })
  return {
    ...t,
    propose,
    post,
    withdraw: (amount: number) =>
      wallet.withdraw(noura, { amount, withdrawalAccountId: account?.id ?? '', idempotencyKey: `key-${ids.uuid()}` }),
    async fill(): Promise<void> {
      const missing = everything - (await t.available(noura))
      if (missing > 0) await post(await propose(missing))
    },
  }
}

describe('concurrent changes of one balance', () => {
  eachDatabase((open) => {
    it('accept either a withdrawal or an adjustment of the whole balance, and refuse the other one for lack of money', async () => {
      const t = await emptyWallet(await open())
      for (let round = 0; round < 4; round += 1) {
        await t.fill()
        const id = await t.propose(-everything)
        const begun = [() => t.withdraw(50_000), () => t.post(id)]
        const answers = await Promise.allSettled((round % 2 ? begun.toReversed() : begun).map((begin) => begin()))
        expect(tally(answers)).toEqual({ done: 1, INSUFFICIENT_WALLET_BALANCE: 1 })
        expect(await t.available(t.noura)).toBe(0)
        const [waiting] = (await t.service.withdrawals({ status: 'Initiated' })).data
        if (waiting) await t.service.settleWithdrawal(t.finance, waiting.id, { success: false, failureReason: 'The account is closed' })
      }
      await expectSound(t.services.ledger)
    })

    it('accept only one of two adjustments of the whole balance', async () => {
      const t = await emptyWallet(await open())
      await t.fill()
      const both = [await t.propose(-everything), await t.propose(-everything)]
      expect(tally(await Promise.allSettled(both.map(t.post)))).toEqual({ done: 1, INSUFFICIENT_WALLET_BALANCE: 1 })
      expect(await t.available(t.noura)).toBe(0)
      expect((await t.service.adjustments({ status: 'Proposed' })).count).toBe(1)
      await expectSound(t.services.ledger)
    })
  })
})

describe.runIf(inject('postgresUrl'))('an adjustment on a PostgreSQL server', () => {
  it('is decided once and waits for the wallet’s lock', async () => {
    const handle = await openServerDatabase()
    const { db } = handle
    const t = await emptyWallet(handle)
    const id = await t.propose(everything)

    const waiting = async () => {
      const { rows } = await sql<{ all: number }>`
        select count(*) as all from pg_locks join pg_stat_activity using (pid)
        where not granted and locktype = 'transactionid'
          and exists (select 1 from pg_locks held where held.pid = pg_stat_activity.pid
            and held.relation = 'wallets'::regclass)`.execute(db)
      return rows[0]?.all
    }
    const gate = Promise.withResolvers<void>()
    onTestFinished(() => gate.resolve())
    const isShut = Promise.withResolvers<void>()
    const holder = db.transaction().execute(async (tx) => {
      await lockRows(tx, 'wallets').where('profile_id', '=', t.noura.profileId).execute()
      isShut.resolve()
      await gate.promise
    })
    await isShut.promise
    const posted = t.post(id)
    await expect.poll(waiting).toBe(1)
    gate.resolve()
    await holder
    expect(await posted).toMatchObject({ status: 'Posted' })
    expect(await t.available(t.noura)).toBe(everything)
  })
})
