import { afterEach, describe, expect, it } from 'vitest'
import { eachDatabase, type OpenTestDatabase } from '#database/testing/each-database.ts'
import {
  amounts,
  bank,
  expectSound,
  fees,
  gateway,
  ledgerHarness,
  made,
  noura,
  nouraHeld,
  omar,
  once,
  purpose,
  type LedgerHarness,
} from './testing/harness.ts'

let current: LedgerHarness | undefined
async function begin(open: OpenTestDatabase) {
  current = await ledgerHarness(await open())
  return current
}

describe('movements in the ledger', () => {
  eachDatabase((open) => {
    afterEach(async () => {
      if (current) await expectSound(current.ledger)
      current = undefined
    })

    it('move amounts between accounts and store the transaction', async () => {
      const t = await begin(open)
      const id = made(await t.post(amounts({ [gateway]: -102_875, [noura]: 100_000, [fees]: 2_875 })))
      expect(await t.balances(gateway, noura, fees)).toEqual([-102_875, 100_000, 2_875])
      expect(await t.ledger.transaction(t.db, id)).toMatchObject({
        transaction: { id, kind: 'TEST', reference: 'reference', currency: 'SAR', reverses: null, createdAt: t.clock.now() },
        entries: [
          { line: 0, accountId: gateway, amount: -102_875, accountVersion: 1, balanceAfter: -102_875 },
          { line: 1, accountId: noura, amount: 100_000, accountVersion: 1, balanceAfter: 100_000 },
          { line: 2, accountId: fees, amount: 2_875, accountVersion: 1, balanceAfter: 2_875 },
        ],
      })
      expect(await t.ledger.transaction(t.db, 'nobody')).toBeNull()
    })

    it('are refused if an account has too little, with the required and the available amount', async () => {
      const t = await begin(open)
      await t.deposit(noura, 500)
      expect(await t.post(amounts({ [noura]: -501, [omar]: 501 }))).toEqual({
        refusal: { code: 'INSUFFICIENT_BALANCE', accountId: noura, required: 501, available: 500 },
      })
      expect(await t.balances(noura, omar)).toEqual([500, 0])
      made(await t.post(amounts({ [noura]: -500, [omar]: 500 })))
      expect(await t.balances(noura, omar)).toEqual([0, 500])
    })

    it('are part of the caller’s transaction and are undone with it', async () => {
      const t = await begin(open)
      await t.deposit(noura, 500)
      const failing = t.within(async (tx) => {
        await t.ledger.post(tx, { once: once('key-of-caller'), entries: amounts({ [noura]: -500, [omar]: 500 }), purpose })
        throw new Error('the caller changed its mind')
      })
      await expect(failing).rejects.toThrow('changed its mind')
      expect(await t.balances(noura, omar)).toEqual([500, 0])
      expect((await t.post(amounts({ [noura]: -500, [omar]: 500 }), once('key-of-caller'))).value?.isRepeat).toBe(false)
    })

    it('return the first result for a repeated request, and refuse another request under the same key', async () => {
      const t = await begin(open)
      const first = await t.deposit(noura, 500, once('same-key', { amount: 500, to: 'me' }))
      const again = await t.deposit(noura, 500, once('same-key', { to: 'me', amount: 500 }))
      expect(again).toEqual({ value: { transactionId: made(first), isRepeat: true } })
      expect(await t.deposit(noura, 700, once('same-key', { amount: 700, to: 'me' }))).toEqual({ refusal: { code: 'KEY_REUSED' } })
      expect(await t.balances(noura)).toEqual([500])
      const other = { ...once('same-key', { amount: 500, to: 'me' }), owner: 'omar' }
      expect((await t.deposit(omar, 500, other)).value?.isRepeat).toBe(false)
    })

    it('do not remember a refusal: the same request works once there is enough money', async () => {
      const t = await begin(open)
      const pay = () => t.post(amounts({ [noura]: -500, [omar]: 500 }), once('pay-omar'))
      expect((await pay()).refusal?.code).toBe('INSUFFICIENT_BALANCE')
      await t.deposit(noura, 500)
      expect((await pay()).value?.isRepeat).toBe(false)
      expect((await pay()).value?.isRepeat).toBe(true)
      expect(await t.balances(noura, omar)).toEqual([0, 500])
    })

    it('hold an amount, post a part of it and release the rest, only once', async () => {
      const t = await begin(open)
      await t.deposit(noura, 1_000)
      const holdId = made(await t.hold(800))
      expect(await t.balances(noura, nouraHeld)).toEqual([200, 800])
      expect((await t.hold(201)).refusal).toMatchObject({ code: 'INSUFFICIENT_BALANCE', required: 201, available: 200 })
      const end = { how: 'post', to: amounts({ [bank]: 500, [fees]: 75 }) } as const
      expect((await t.end(holdId, { how: 'post', to: amounts({ [bank]: 801 }) })).refusal).toEqual({
        code: 'HOLD_EXCEEDED',
        required: 801,
        available: 800,
      })
      made(await t.end(holdId, end))
      expect(await t.balances(noura, nouraHeld, bank, fees)).toEqual([425, 0, 500, 75])
      for (const again of [end, { how: 'void' }] as const)
        expect((await t.end(holdId, again)).refusal).toEqual({ code: 'HOLD_ENDED', status: 'posted' })
      expect(await t.ledger.findHold(t.db, holdId)).toMatchObject({ status: 'posted', amount: 800, postedAmount: 575 })
      expect((await t.end('nobody', end)).refusal).toEqual({ code: 'HOLD_NOT_FOUND' })
    })

    it('release a voided hold in full', async () => {
      const t = await begin(open)
      await t.deposit(noura, 1_000)
      const holdId = made(await t.hold(800))
      made(await t.end(holdId, { how: 'void' }))
      expect(await t.balances(noura, nouraHeld)).toEqual([1_000, 0])
      expect((await t.end(holdId, { how: 'post', to: amounts({ [bank]: 1 }) })).refusal).toEqual({ code: 'HOLD_ENDED', status: 'voided' })
    })

    it('release an overdue hold, which cannot be posted afterwards, even if the clock goes back (F30)', async () => {
      const t = await begin(open)
      await t.deposit(noura, 1_000)
      const holdId = made(await t.hold(800, { expiresAt: t.clock.now() + 60_000 }))
      const stays = made(await t.hold(100))
      await t.ledger.expireHolds()
      expect(await t.balances(noura, nouraHeld)).toEqual([100, 900])
      t.clock.advance(60_000)
      const post = { how: 'post', to: amounts({ [bank]: 800 }) } as const
      expect((await t.end(holdId, post)).refusal).toEqual({ code: 'HOLD_ENDED', status: 'expired' })
      await Promise.all([t.ledger.expireHolds(), t.ledger.expireHolds()])
      expect(await t.balances(noura, nouraHeld)).toEqual([900, 100])
      t.clock.advance(-3_600_000)
      expect((await t.end(holdId, post)).refusal).toEqual({ code: 'HOLD_ENDED', status: 'expired' })
      expect(await t.ledger.findHold(t.db, stays)).toMatchObject({ status: 'held' })
    })

    it('reverse a transaction once', async () => {
      const t = await begin(open)
      const deposit = made(await t.deposit(noura, 500))
      const reversal = made(await t.reverse(deposit))
      expect(await t.balances(noura, gateway)).toEqual([0, 0])
      expect((await t.reverse(deposit)).refusal).toEqual({ code: 'ALREADY_REVERSED', by: reversal })
      expect((await t.reverse(reversal)).refusal).toEqual({ code: 'NOT_REVERSIBLE' })
      expect((await t.reverse('nobody')).refusal).toEqual({ code: 'TRANSACTION_NOT_FOUND' })
      await t.deposit(noura, 500)
      expect((await t.reverse(made(await t.hold(500)))).refusal).toEqual({ code: 'NOT_REVERSIBLE' })
    })

    it('do not reverse a transaction whose money was spent', async () => {
      const t = await begin(open)
      const deposit = made(await t.deposit(noura, 500))
      await t.post(amounts({ [noura]: -200, [omar]: 200 }))
      expect((await t.reverse(deposit)).refusal).toMatchObject({ code: 'INSUFFICIENT_BALANCE', required: 500, available: 300 })
    })

    it('open an account once, and refuse to open it with another kind or a bad name', async () => {
      const t = await begin(open)
      await t.deposit(noura, 500)
      await t.within((tx) => t.ledger.openAccount(tx, { id: noura, kind: 'owned' }))
      expect(await t.balances(noura)).toEqual([500])
      await expect(t.within((tx) => t.ledger.openAccount(tx, { id: noura, kind: 'house' }))).rejects.toThrow('open as another')
      await expect(t.within((tx) => t.ledger.openAccount(tx, { id: 'No Name', kind: 'house' }))).rejects.toThrow('does not name')
    })
  })
})
