import { describe, expect, it } from 'vitest'
import { decideArrival, newOrder, refundedOf } from './arrival.ts'
import type { ShopEvent, ShopOrderRecord } from './record.ts'

const click = '0190a000-0000-7000-8000-000000000001'
const fresh = newOrder('o', 's', '2116', 1_000)
const event = (over: Partial<ShopEvent> = {}): ShopEvent => ({
  ...{ kind: 'ORDER', number: '2116', shownNumber: '1001', amount: 64_50, currency: 'SAR', clickId: click, promoCodes: [] },
  ...{ occurredAt: 900, refunds: [], ...over },
})
const counted: ShopOrderRecord = { ...decideArrival(fresh, event(), null).order, state: 'COUNTED', programId: 'p', externalId: '1001' }

describe('an order of a shop', () => {
  it('is reported if it has a click or the code of a participant', () => {
    expect(decideArrival(fresh, event(), null)).toMatchObject({
      action: 'REPORT',
      isNewOrder: true,
      order: { amount: 64_50, shownNumber: '1001' },
    })
    expect(decideArrival(fresh, event({ clickId: null }), 'RAMA7')).toMatchObject({ action: 'REPORT', order: { promoCode: 'RAMA7' } })
  })

  it('without either is not reported, and its amount is not stored', () =>
    expect(decideArrival(fresh, event({ clickId: null }), null)).toMatchObject({
      action: 'NONE',
      order: { state: 'NO_SOURCE', amount: null },
    }))

  it('is refused if it is not in riyals or if its amount cannot be read', () => {
    expect(decideArrival(fresh, event({ currency: 'USD' }), null).order).toMatchObject({ state: 'REFUSED', refusal: 'CURRENCY' })
    expect(decideArrival(fresh, event({ currency: null }), null).order).toMatchObject({ state: 'REFUSED', refusal: 'CURRENCY' })
    expect(decideArrival(fresh, event({ amount: null }), null).order).toMatchObject({ state: 'REFUSED', refusal: 'AMOUNT' })
  })

  it('with the click of a trial counts for nobody', () =>
    expect(decideArrival(fresh, event({ clickId: 'test' }), 'RAMA7')).toMatchObject({ action: 'NONE', order: { state: 'TEST' } }))

  it('that is sent again changes nothing, even with another amount', () => {
    expect(decideArrival(counted, event({ amount: 1_00 }), null)).toEqual({
      order: counted,
      action: 'NONE',
      isNewOrder: false,
      newRefunds: 0,
    })
  })
})

describe('a refund', () => {
  const refund = (id: string, amount: number | null) => event({ kind: 'REFUND', refunds: [{ id, amount }], amount: null })

  it('of a part takes nothing back; the parts take it back together', () => {
    const part = decideArrival(counted, refund('1', 40_00), null)
    expect(part).toMatchObject({ action: 'NONE', newRefunds: 1 })
    expect(refundedOf(part.order)).toBe(40_00)
    expect(decideArrival(part.order, refund('2', 24_50), null)).toMatchObject({ action: 'REVERSE' })
  })

  it('that is sent again is the same refund', () => {
    const part = decideArrival(counted, refund('1', 40_00), null).order
    expect(decideArrival(part, refund('1', 40_00), null)).toMatchObject({ action: 'NONE', newRefunds: 0 })
  })

  it('of the whole order takes its result back once', () => {
    const whole = decideArrival(counted, event({ kind: 'CANCELLED' }), null)
    expect(whole.action).toBe('REVERSE')
    expect(decideArrival({ ...whole.order, isReversed: true }, event({ kind: 'CANCELLED' }), null).action).toBe('NONE')
  })

  it('that comes before its order waits for it', () => {
    const early = decideArrival(fresh, event({ kind: 'CANCELLED' }), null)
    expect(early).toMatchObject({ action: 'NONE', isNewOrder: false, newRefunds: 0, order: { state: 'EARLY' } })
    expect(decideArrival(early.order, event(), null)).toMatchObject({ action: 'REPORT', isNewOrder: true, newRefunds: 1 })
  })
})
