import { describe, expect, it } from 'vitest'
import { changeOf } from '../tracking/change-of.ts'
import { codeSourceId } from '../tracking/code-source.ts'
import type { ConversionRecord } from '../tracking/record.ts'
import { approvedSale } from '../tracking/testing/sample.ts'
import { isResultEvent, resultEvent } from './result-event.ts'

const eventOf = (before: ConversionRecord | null, after: ConversionRecord, stored = after) =>
  resultEvent('brand', changeOf(before, after), stored)

describe('the event of a result', () => {
  it('names the click that brought it, or the code with its channel', () => {
    expect(eventOf(null, approvedSale)).toMatchObject({
      profileId: 'brand',
      event: 'RESULT_COUNTED',
      subject: `result:${approvedSale.id}`,
      data: { clickId: approvedSale.clickId, promoCode: null, channel: approvedSale.channel, amount: approvedSale.amount, countsAt: null },
    })
    const byCode: ConversionRecord = { ...approvedSale, clickId: codeSourceId('RAMA7'), channel: 'CODE' }
    expect(eventOf(null, byCode).data).toMatchObject({ clickId: null, promoCode: 'RAMA7', channel: 'CODE' })
  })

  it('says of one that waits when it counts, or until when its brand has to confirm it', () => {
    const waiting: ConversionRecord = { ...approvedSale, way: 'PIXEL', status: 'Pending', decidedAt: null, countsAt: Date.UTC(2026, 0, 2) }
    const at = { countsAt: '2026-01-02T00:00:00.000Z' }
    expect(eventOf(null, waiting)).toMatchObject({ event: 'RESULT_WAITING', data: { ...at, countsAutomatically: true } })
    const byCode: ConversionRecord = { ...waiting, clickId: codeSourceId('RAMA7'), channel: 'CODE' }
    expect(eventOf(null, byCode).data).toMatchObject({ ...at, countsAutomatically: false })
  })

  it('is about the participant of its change, also if the result went to another one in the same transaction', () => {
    const former: ConversionRecord = { ...approvedSale, status: 'Rejected', reason: 'REPLACED' }
    const stored: ConversionRecord = { ...approvedSale, profileId: 'saad', clickId: 'another' }
    const { event, data } = eventOf(approvedSale, former, stored)
    expect(event).toBe('RESULT_REJECTED')
    expect(data).toMatchObject({ participantId: approvedSale.profileId, status: 'Rejected', reason: 'REPLACED', clickId: null })
    expect(eventOf(null, stored).data).toMatchObject({ participantId: 'saad', clickId: 'another' })
  })

  it('exists for a new status and for corrected values, and not for what stays the same', () => {
    expect(isResultEvent(changeOf(null, approvedSale))).toBe(true)
    expect(isResultEvent(changeOf(approvedSale, { ...approvedSale, amount: 1 }))).toBe(true)
    expect(isResultEvent(changeOf(approvedSale, { ...approvedSale, clickId: 'another' }))).toBe(false)
    expect(isResultEvent({ ...changeOf(null, approvedSale), kind: 'CLICK' })).toBe(false)
  })
})
