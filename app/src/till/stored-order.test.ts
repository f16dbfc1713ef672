import { describe, expect, it } from 'vitest'
import { tillLimits } from '@wasla/contract/tills/limits.ts'
import { dayRows, totalsOf } from './day-rows.ts'
import { afterRefusal, afterSent, afterUndo, mayUndo, newOrder, nextCall, wantUndo, type StoredOrder } from './stored-order.ts'

/** A Monday at noon in Riyadh. */
const now = Date.UTC(2026, 2, 16, 9)
const made = (key: string, over: Partial<StoredOrder> = {}): StoredOrder => ({
  ...newOrder({ key, code: 'REEM7', name: 'Reem', amount: 64_50 }, now),
  ...over,
})
const shown = (key: string, over = {}) => ({
  ...{ key, number: 43, code: 'REEM7', amount: 64_50, at: new Date(now).toISOString(), undoFor: 600, undoneAt: null },
  ...over,
})

describe('an order on the phone', () => {
  it('waits until the server has it, and can be undone for ten minutes from then', () => {
    const order = made('a')
    const sent = afterSent(order, shown('a'), now + 3_600_000)
    expect(sent).toMatchObject({ state: 'sent', number: 43, undoUntil: now + 3_600_000 + tillLimits.undo })
    expect(mayUndo(sent, now + 3_600_000 + tillLimits.undo - 1)).toBe(true)
    expect(mayUndo(sent, now + 3_600_000 + tillLimits.undo)).toBe(false)
  })

  it('that never left the phone is undone at any time, and nobody hears of it', () => {
    const order = made('a')
    expect(mayUndo(order, now + 86_400_000)).toBe(true)
    expect(wantUndo(order)).toBeNull()
  })

  it('that may have left the phone is sent before its undo', () => {
    const undone = wantUndo(made('a', { isTried: true }))
    expect(undone).toMatchObject({ state: 'waiting', undo: 'requested' })
    expect(undone && nextCall([undone])?.kind).toBe('order')
    const sent = undone && afterSent(undone, shown('a'), now)
    expect(sent && nextCall([sent])?.kind).toBe('undo')
    expect(sent && nextCall([afterUndo(sent, true)])).toBeNull()
  })

  it('is sent before a newer one', () => {
    expect(nextCall([made('new', { at: now + 1 }), made('old')])?.order.key).toBe('old')
    expect(nextCall([afterRefusal(made('old'), 'CODE_NOT_FOUND')])).toBeNull()
  })

  it('stays undone if the server says so', () =>
    expect(afterSent(made('a'), shown('a', { undoneAt: new Date(now).toISOString() }), now).undo).toBe('done'))
})

describe('the day’s list', () => {
  const day = {
    shop: 'Nabt',
    till: 'Till 1',
    program: 'Cup',
    mostAmount: 1,
    count: 2,
    sum: 2,
    orders: [shown('a'), shown('b', { amount: 10_00 })],
  }

  it('shows what other phones of the till reported, and what this phone knows better, the newest first', () => {
    const rows = dayRows(day, [made('a', { at: now + 60_000, state: 'sent', undo: 'requested' }), made('c', { at: now + 120_000 })], now)
    expect(rows.map(({ key, state }) => [key, state])).toEqual([
      ['c', 'stored'],
      ['a', 'undoing'],
      ['b', 'counted'],
    ])
    expect(totalsOf(rows)).toEqual({ count: 2, sum: 74_50 })
  })

  it('leaves out what was done on earlier days, unless it still waits or was refused', () => {
    const earlier = now - 86_400_000
    const stored = [
      made('sent', { at: earlier, state: 'sent' }),
      made('waits', { at: earlier }),
      made('refused', { at: earlier, state: 'refused', refusal: 'ENDED' }),
    ]
    const rows = dayRows({ ...day, orders: [] }, stored, now)
    expect(rows.map(({ key }) => key).toSorted()).toEqual(['refused', 'waits'])
    expect(totalsOf(rows)).toEqual({ count: 1, sum: 64_50 })
  })
})
