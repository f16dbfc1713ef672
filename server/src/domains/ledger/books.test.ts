import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { amounts, bank, fees, gateway, ledgerHarness, made, noura, nouraHeld } from './testing/harness.ts'
import { tamper } from './testing/tamper.ts'

describe('the books of the ledger', () => {
  eachDatabase((open) => {
    it('show an account’s entries, newest first, with the balance after each entry and before the page', async () => {
      const { ledger, deposit } = await ledgerHarness(await open())
      for (const amount of [100, 20, 3]) made(await deposit(noura, amount))
      const first = await ledger.books.entryPage(noura, { limit: 2, offset: 0 })
      expect(first?.account).toMatchObject({ id: noura, balance: 123, version: 3 })
      expect(first?.entries.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
        [3, 123],
        [20, 120],
      ])
      expect(first?.carriedOver).toBe(100)
      const second = await ledger.books.entryPage(noura, { limit: 2, offset: 2 })
      expect(second).toMatchObject({ entries: [{ amount: 100, balanceAfter: 100 }], carriedOver: 0 })
      expect(await ledger.books.entryPage(noura, { limit: 2, offset: 9 })).toMatchObject({ entries: [], carriedOver: 0 })
      expect(await ledger.books.entryPage('wallet:nobody:available', { limit: 2, offset: 0 })).toBeNull()
    })

    it('show an entry without its number in the chain until it is sealed', async () => {
      const { ledger, deposit } = await ledgerHarness(await open())
      const id = made(await deposit(noura, 100))
      expect((await ledger.books.transactions([id]))[0]?.entries.map(({ seal }) => seal)).toEqual([null, null])
      await ledger.seal()
      expect((await ledger.books.transactions([id]))[0]?.entries.map(({ seal }) => seal?.seq)).toEqual([1, 2])
    })

    it('show a transaction with all its entries and its reversal', async () => {
      const { ledger, deposit, reverse } = await ledgerHarness(await open())
      const id = made(await deposit(noura, 100))
      const reversal = made(await reverse(id))
      const [found] = await ledger.books.transactions([id])
      expect(found).toMatchObject({ transaction: { id }, reversedBy: reversal })
      expect(found?.entries.map(({ accountId, amount }) => [accountId, amount])).toEqual([
        [gateway, -100],
        [noura, 100],
      ])
      expect((await ledger.books.transactions([reversal, 'none']))[0]).toMatchObject({ transaction: { reverses: id }, reversedBy: null })
    })

    it('show the transactions of one reference, newest first', async () => {
      const { ledger, deposit, hold, end, clock } = await ledgerHarness(await open())
      made(await deposit(noura, 100))
      clock.advance(1)
      const holdId = made(await hold(60))
      clock.advance(1)
      const ended = made(await end(holdId, { how: 'post', to: amounts({ [bank]: 60 }) }))
      const found = await ledger.books.transactionsFor('reference')
      expect(found.map(({ transaction }) => transaction.id).slice(0, 2)).toEqual([ended, holdId])
      expect(await ledger.books.transactionsFor('nothing')).toEqual([])
    })

    it('list all accounts, or the accounts with given names, in pages by name', async () => {
      const { ledger, deposit } = await ledgerHarness(await open())
      made(await deposit(noura, 100))
      const all = await ledger.books.accountPage(null, { limit: 2, offset: 0 })
      expect(all).toMatchObject({ count: 6, data: [{ id: bank }, { id: gateway, balance: -100, version: 1 }] })
      const found = await ledger.books.accountPage([nouraHeld, noura, 'wallet:nobody:available'], { limit: 20, offset: 1 })
      expect(found).toMatchObject({ count: 2, data: [{ id: nouraHeld }] })
      expect(await ledger.books.accountPage([], { limit: 20, offset: 0 })).toEqual({ count: 0, data: [] })
    })

    it('show the amounts that moved on an account in a period, and for given references', async () => {
      const { ledger, deposit, clock } = await ledgerHarness(await open())
      const from = clock.now()
      made(await deposit(noura, 100))
      clock.advance(1000)
      made(await deposit(noura, 20))
      const moved = [{ reference: 'reference', amount: -100 }]
      expect(await ledger.books.movedBetween(gateway, from, from + 1000)).toEqual(moved)
      expect(await ledger.books.movedBetween(fees, from, from + 1000)).toEqual([])
      expect(await ledger.books.movedFor(gateway, ['nothing'])).toEqual([])
      expect((await ledger.books.movedFor(gateway, ['reference'])).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
        -100, -20,
      ])
    })

    it('verify one link of the chain, and report it as broken after a silent change', async () => {
      const t = await ledgerHarness(await open())
      made(await t.deposit(noura, 100))
      await t.ledger.seal()
      const [first, second] = [await t.ledger.books.proof(1), await t.ledger.books.proof(2)]
      expect(first).toMatchObject({ number: 1, previousHash: '0'.repeat(64), isSound: true })
      expect(second).toMatchObject({ number: 2, previousHash: first?.hash, isSound: true })
      expect(await t.ledger.books.proof(3)).toBeNull()
      expect(await t.ledger.books.proof(0)).toBeNull()
      await tamper(t, `update ledger_entries set amount = amount + 1 where account_id = '${noura}'`)
      expect(await t.ledger.books.proof(2)).toMatchObject({ isSound: false })
      await tamper(t, 'delete from ledger_seals where seq = 1')
      expect(await t.ledger.books.proof(2)).toMatchObject({ previousHash: '', isSound: false })
    })

    it('show what the last check found, in any process', async () => {
      const t = await ledgerHarness(await open())
      expect(await t.ledger.books.state()).toEqual({ checkedAt: null, findings: [], isReadOnly: false, last: null })
      made(await t.deposit(noura, 100))
      await t.ledger.seal()
      await t.ledger.check()
      expect(await t.ledger.books.state()).toMatchObject({ checkedAt: t.clock.now(), findings: [], isReadOnly: false, last: { seq: 2 } })
      await tamper(t, `update ledger_accounts set balance = 9192 where id = '${noura}'`)
      await t.ledger.check()
      const findings = [{ view: 'ledger_i3_balances', rows: 1 }]
      expect(await t.ledger.books.state()).toMatchObject({ findings, isReadOnly: true })
    })
  })
})
