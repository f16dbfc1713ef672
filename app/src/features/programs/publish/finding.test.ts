import { describe, expect, it } from 'vitest'
import arabic from './messages/ar.json'
import english from './messages/en.json'
import { addressOf, countsOf, findingKinds, firstStepToFix, kindOf, paramsOf, type Finding } from './finding.ts'

const finding = (over: Partial<Finding>): Finding => ({
  check: 'STEPS',
  result: 'FAILED',
  reason: 'STEP_MISSING',
  step: 'GUIDELINES',
  path: null,
  params: { type: 'GUIDELINES' },
  ...over,
})

describe('a finding of the pre-publish check', () => {
  it.each(findingKinds)('%s has a title and a sentence in both languages', (kind) => {
    for (const texts of [english, arabic] as Record<string, string>[]) {
      expect(texts[`programs.dryRun.${kind}`]).toBeTruthy()
      expect(texts[`programs.dryRun.${kind}.text`]).toBeTruthy()
    }
  })

  it('has no kind if its reason is unknown', () => {
    expect(kindOf({ check: 'WALLET', reason: 'BALANCE_SHORT' })).toBe('WALLET.BALANCE_SHORT')
    expect(kindOf({ check: 'WALLET', reason: 'SOMETHING_NEW' })).toBeNull()
  })

  it('links to its field, or to its step if it names no field', () => {
    expect(addressOf(finding({ step: 'IMPACT_OBJECTIVES', path: 'trackingUrl' }))).toBe(
      '/programs/create/impact-objectives?field=trackingUrl',
    )
    expect(addressOf(finding({}))).toBe('/programs/create/guidelines')
    expect(addressOf(finding({ step: null, path: 'publishDate' }))).toBeNull()
  })

  it('returns parameters of the requested type only', () => {
    const params = paramsOf(finding({ params: { missing: 5, place: 'nabt.example', type: 'BUDGET', objectiveType: 'LIKES' } }))
    expect([params.number('missing'), params.number('place'), params.text('place'), params.text('missing')]).toEqual([
      5,
      0,
      'nabt.example',
      '',
    ])
    expect([params.step, params.objectiveType]).toEqual(['BUDGET', null])
    expect(paramsOf({ params: null }).number('x')).toBe(0)
  })

  it('is counted by its result; firstStepToFix returns the first step with a failed finding', () => {
    const all = [finding({ step: null }), finding({}), finding({ result: 'WARNING' }), finding({ result: 'PASSED' })]
    expect(countsOf(all)).toEqual({ failed: 2, warnings: 1, passed: 1 })
    expect(firstStepToFix(all)).toBe('GUIDELINES')
    expect(firstStepToFix([finding({ result: 'WARNING' })])).toBeNull()
  })
})
