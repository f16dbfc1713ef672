import { describe, expect, it } from 'vitest'
import { decideConversion } from '../tracking/decide-conversion.ts'
import { codeSource } from '../tracking/code-source.ts'
import { sampleNow } from '../tracking/testing/sample.ts'
import { readOrder, readPin, readUndo } from './body.ts'
import { decideOrder, refusalOf } from './decide-order.ts'
import { decideUndo } from './decide-undo.ts'
import { tillLimits } from './limits.ts'
import { sampleOrder, sampleTill, shopProgram } from './testing/sample.ts'

const sent = { key: 'key-of-the-phone', code: 'REEM7', amount: 64_50, ago: 0 }
const state = { till: sampleTill, program: shopProgram, counts: { ofHour: 0, ofDay: 0 }, profileId: 'reem' }
const decide = (over: Partial<typeof sent> = {}, of: Partial<Parameters<typeof decideOrder>[0]> = {}) =>
  decideOrder({ ...state, ...of }, { ...sent, ...over }, 'order', sampleNow)

describe('a call of a phone', () => {
  const body = { key: 'abcdefgh-12345678', code: ' reem-٧ ', amount: '٦٤.٥', ago: 3 }

  it('is read with the code in its one form, and the amount in halalas', () => {
    expect(readOrder(JSON.stringify(body))).toEqual({ key: body.key, code: 'REEM7', amount: 64_50, ago: 3 })
    expect(readOrder(JSON.stringify({ ...body, amount: 64.5 }))?.amount).toBe(64_50)
    expect(readPin('{"pin":"٠٠٤٢"}')).toEqual({ pin: '0042' })
    expect(readUndo(JSON.stringify(body))).toEqual({ key: body.key })
  })

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a short key', JSON.stringify({ ...body, key: 'x' })],
    ['a key with other letters', JSON.stringify({ ...body, key: 'abcdefgh 12345678' })],
    ['no code', JSON.stringify({ ...body, code: ' ' })],
    ['an amount of nothing', JSON.stringify({ ...body, amount: '0' })],
    ['an amount below nothing', JSON.stringify({ ...body, amount: '-5' })],
    ['three decimals', JSON.stringify({ ...body, amount: '1.234' })],
    ['a time ahead', JSON.stringify({ ...body, ago: -1 })],
    ['no time', JSON.stringify({ ...body, ago: null })],
  ])('is refused with %s', (_, text) => expect(readOrder(text)).toBeNull())
})

describe('an order of a till', () => {
  it('gets the next number, and is a sale by code under a number of its own', () =>
    expect(decide({ ago: 60 })).toMatchObject({
      order: { number: 43, occurredAt: sampleNow - 60_000, receivedAt: sampleNow, profileId: 'reem', undoneAt: null },
      reported: { clickId: 'code:REEM7', promoCode: 'REEM7', event: 'SALE', externalId: 'till-order', amount: 64_50, isReversed: false },
    }))

  it('counts at once, in the channel of tills', () => {
    const { reported } = decide()
    const code = codeSource({ programId: 'program', profileId: 'reem', code: 'REEM7', createdAt: 0 })
    const counted =
      reported &&
      decideConversion({ program: shopProgram, click: code, facts: null, wait: 7 }, { reported, way: 'TILL', id: 'c', now: sampleNow })
    expect(counted?.record).toMatchObject({ status: 'Approved', way: 'TILL', channel: 'TILL', countsAt: null })
  })

  it.each([
    ['costs more than its till may report', { amount: 2_000_01 }, {}, 'AMOUNT_TOO_HIGH'],
    ['is older than three days', { ago: 3 * 86_400 + 1 }, {}, 'TOO_OLD'],
    ['names the code of nobody', {}, { profileId: null }, 'CODE_NOT_FOUND'],
    ['is above the limit of its hour', {}, { counts: { ofHour: 60, ofDay: 60 } }, 'TOO_MANY_ORDERS'],
    ['is above the limit of its day', {}, { counts: { ofHour: 0, ofDay: 300 } }, 'TOO_MANY_ORDERS'],
    ['comes before the program is published', {}, { program: { ...shopProgram, status: 'Soon' as const } }, 'NOT_RUNNING'],
  ])('is refused if it %s', (_, over, of, code) => expect(decide(over, of).refusal).toEqual({ code }))

  it('has a refusal of its own for each refusal of the rules of results that it can meet', () => {
    expect(refusalOf('CLICK_NOT_FOUND')).toEqual({ code: 'CODE_NOT_FOUND' })
    expect(refusalOf('ATTRIBUTION_WINDOW_PASSED')).toEqual({ code: 'ENDED' })
    expect(refusalOf('SERVICE_BUSY')).toEqual({ code: 'SERVICE_BUSY' })
  })
})

describe('undoing an order', () => {
  const until = sampleNow + tillLimits.undo + tillLimits.undoGrace

  it('is a reversal, for ten minutes after the order arrived', () => {
    expect(decideUndo(sampleOrder, until)).toMatchObject({
      kind: 'undone',
      order: { undoneAt: until },
      reported: { externalId: 'till-order', isReversed: true },
    })
    expect(decideUndo(sampleOrder, until + 1)).toEqual({ kind: 'refused', refusal: { code: 'UNDO_TOO_LATE' } })
  })

  it('is answered as done if it was done before, also later', () => {
    const undone = { ...sampleOrder, undoneAt: sampleNow }
    expect(decideUndo(undone, until + 1)).toEqual({ kind: 'repeat', order: undone })
  })

  it('is refused for an order that this till did not report', () =>
    expect(decideUndo(null, sampleNow)).toEqual({ kind: 'refused', refusal: { code: 'ORDER_NOT_FOUND' } }))
})
