import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { canonical, genesis } from '@wasla/contract/ledger/canonical.ts'
import { eachDatabase, openTestDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { createLedgerService } from './service.ts'
import { linksAfter } from './stores/seals.ts'
import { expectSound, gateway, ledgerHarness, made, noura } from './testing/harness.ts'
import { tamper } from './testing/tamper.ts'

/** Posts transactions with a hundred entries each, as a payout run does. */
async function postLarge(t: Awaited<ReturnType<typeof ledgerHarness>>, count: number): Promise<void> {
  const people = Array.from({ length: 99 }, (_, index) => ({ id: `wallet:person-${index}:available`, kind: 'owned' as const }))
  const entries = [{ accountId: gateway, amount: -99 }, ...people.map(({ id }) => ({ accountId: id, amount: 1 }))]
  await inTransaction(t.db, async (tx) => {
    await t.ledger.openAccounts(tx, people)
    for (let one = 0; one < count; one++) await t.ledger.post(tx, { once: null, entries, purpose: { kind: 'TEST', reference: 'large' } })
  })
}

it('the chain seals more waiting entries in one go than one statement can insert', async () => {
  const t = await ledgerHarness(await openTestDatabase())
  await postLarge(t, 70)
  await t.ledger.seal()
  expect((await t.ledger.lastCheckpoint())?.seq).toBe(7_000)
  expect((await t.ledger.verify()).broken).toBeNull()
})

describe('the chain of seals', () => {
  eachDatabase((open) => {
    it('numbers all entries without a gap; each hash covers the previous hash and the entry', async () => {
      const t = await ledgerHarness(await open())
      const first = made(await t.deposit(noura, 500))
      t.clock.advance(1)
      const second = made(await t.hold(200))
      expect(await t.ledger.lastCheckpoint()).toBeNull()
      await t.ledger.seal()
      const links = await linksAfter(t.db, 0, 10)
      expect(links.map(({ seq, entry }) => [seq, entry.transactionId, entry.line])).toEqual([
        [1, first, 0],
        [2, first, 1],
        [3, second, 0],
        [4, second, 1],
      ])
      let hash = genesis
      for (const link of links) {
        hash = createHash('sha256')
          .update(Buffer.concat([Buffer.from(hash, 'hex'), Buffer.from(canonical(link), 'utf8')]))
          .digest('hex')
        expect(link.hash).toBe(hash)
      }
      expect(await t.ledger.checkpoint(4)).toEqual({ seq: 4, hash, sealedAt: t.clock.now() })
      expect(await t.ledger.lastCheckpoint()).toEqual(await t.ledger.checkpoint(4))
      expect([await t.ledger.checkpoint(0), await t.ledger.checkpoint(5)]).toEqual([null, null])
    })

    it('seals large transactions whole, a few at a time', async () => {
      const t = await ledgerHarness(await open())
      await postLarge(t, 12)
      await t.deposit(noura, 10)
      await t.ledger.seal()
      expect((await t.ledger.lastCheckpoint())?.seq).toBe(1_202)
      expect((await t.ledger.verify()).broken).toBeNull()
      await expectSound(t.ledger)
    })

    it('continues after the last seal, and makes one chain even if several sealers run at once', async () => {
      const t = await ledgerHarness(await open())
      const others = [1, 2, 3].map(() => createLedgerService(t))
      for (let round = 0; round < 5; round++) {
        await Promise.all([...others.map((one) => one.seal()), t.deposit(noura, 10), t.deposit(noura, 20), t.deposit(noura, 30)])
      }
      await t.ledger.seal()
      expect((await t.ledger.lastCheckpoint())?.seq).toBe(30)
      expect(await t.ledger.verify()).toEqual({ first: 1, last: 30, broken: null })
      expect(await t.ledger.verify({ first: 11, most: 5 })).toEqual({ first: 11, last: 15, broken: null })
      expect((await t.ledger.verify({ first: 99, most: 5 })).broken).toBe(98)
      await expectSound(t.ledger)
    })

    it.each([
      { what: 'an amount', statement: `update ledger_entries set amount = amount * 2 where line = 0 and account_version = 2`, at: 3 },
      { what: 'a time', statement: `update ledger_transactions set created_at = created_at + 1`, at: 1 },
      { what: 'a hash', statement: `update ledger_seals set hash = '${'a'.repeat(64)}' where seq = 4`, at: 4 },
      { what: 'a link that is gone', statement: `delete from ledger_seals where seq = 2`, at: 2 },
    ])('shows the first broken link after a change to $what', async ({ statement, at }) => {
      const t = await ledgerHarness(await open())
      for (const amount of [10, 20, 30]) await t.deposit(noura, amount)
      await t.ledger.seal()
      expect((await t.ledger.verify()).broken).toBeNull()
      await tamper(t, statement)
      expect((await t.ledger.verify()).broken).toBe(at)
    })
  })
})
