import { describe, expect, it } from 'vitest'
import { reportedSale, salesProgram, sampleNow as now } from './testing/sample.ts'
import { decideTrial, isTrial, pixelTestClickId, pixelTokenOf, trialClickId, type TrialState } from './trial.ts'

const reported = { ...reportedSale, clickId: trialClickId }
const decide = (over: Partial<TrialState> = {}, said: Partial<typeof reported> = {}) =>
  decideTrial(
    { program: salesProgram, before: null, isAllowed: true, ...over },
    { reported: { ...reported, ...said }, way: 'SERVER', id: 't', now },
  )

describe('a trial (Y-04)', () => {
  it('is recognised by its click id, from which the token of a pixel test can be read', () => {
    expect([isTrial('test'), isTrial('test-abc'), isTrial('tests'), isTrial('0199-test')]).toEqual([true, true, false, false])
    expect([pixelTokenOf(pixelTestClickId('abc')), pixelTokenOf('test')]).toEqual(['abc', null])
  })

  it('is checked, answered and repeated like a report', () => {
    const first = decide()
    expect(first).toMatchObject({ trial: { status: 'Approved', externalId: 'order-1' }, isRepeat: false })
    const before = first.trial ?? null
    expect(decide({ before })).toEqual({ trial: before, isRepeat: true })
    expect(decide({ before }, { isReversed: true })).toMatchObject({ trial: { status: 'Reversed' }, isRepeat: false })
    expect(decide({}, { event: 'LEAD' }).refusal).toEqual({ code: 'EVENT_NOT_FOR_OBJECTIVE' })
  })

  it('is answered like a report of an unknown click if a stranger sends it', () =>
    expect(decide({ isAllowed: false })).toEqual({ refusal: { code: 'CLICK_NOT_FOUND' } }))
})
