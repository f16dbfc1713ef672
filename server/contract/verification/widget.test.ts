import { describe, expect, expectTypeOf, it } from 'vitest'
import { demoIdentityPath, documentNumberRules, outcomeOf } from './demo.ts'
import { accept, problemsOf } from '../validation/check.ts'
import { widgetFor, type WidgetConfig } from './widget.ts'

describe('identity widget', () => {
  it('opens with the inquiry that was begun', () => {
    expect(widgetFor({ inquiryId: 'inq_1', sessionToken: null })).toEqual({ inquiryId: 'inq_1' })
    expect(widgetFor({ inquiryId: 'inq_1', sessionToken: 's' })).toEqual({ inquiryId: 'inq_1', sessionToken: 's' })
  })

  it('must be configured with either a template or an inquiry, and not with both', () => {
    expectTypeOf<{ inquiryId: string; templateId: string }>().not.toExtend<WidgetConfig>()
    expectTypeOf<{ templateId: string; sessionToken: string }>().not.toExtend<WidgetConfig>()
    expectTypeOf<object>().not.toExtend<WidgetConfig>()
    expectTypeOf<{ templateId: string }>().toExtend<WidgetConfig>()
  })
})

describe('demo’s identity check', () => {
  it.each([
    ['1010101017', 'approved'],
    ['A12345678', 'needs_review'],
    ['1010101019', 'declined'],
  ])('of %s results in %s', (number, outcome) => expect(outcomeOf(number)).toBe(outcome))

  it('accepts a document number in either script', () => {
    expect(accept(documentNumberRules, ' a12-٣٤٥ ٦٧٨ ')).toBe('A12345678')
    for (const typed of ['12', 'ABCDE', '12345678X', '1'.repeat(30)])
      expect(problemsOf(documentNumberRules, typed)).toMatchObject([{ rule: 'format' }])
    expect(problemsOf(documentNumberRules, '  ')).toMatchObject([{ rule: 'required' }])
  })

  it('has a path that contains the inquiry’s id, encoded', () => expect(demoIdentityPath('../x')).toBe('/demo/identity/..%2Fx'))
})
