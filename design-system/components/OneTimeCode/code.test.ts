import { describe, expect, test } from 'vitest'
import { codeInText, nextCode, type CodeState } from './code.ts'

describe('typing', () => {
  const table: [what: string, held: string, typed: string, state: CodeState, after: string][] = [
    ['adds a digit', '40', '407', 'idle', '407'],
    ['reads Arabic-Indic digits', '', '٤٠٧', 'idle', '407'],
    ['reads Persian and full-width digits', '', '۴０7', 'idle', '407'],
    ['ignores letters and spaces', '40', '40 a', 'idle', '40'],
    ['erases', '407', '40', 'idle', '40'],
    ['stops at six', '407192', '4071928', 'idle', '407192'],
    ['takes an autofilled code', '', '407192', 'idle', '407192'],
    ['begins anew after a wrong code', '407193', '4071934', 'wrong', '4'],
    ['takes a whole new code after a wrong one', '407193', '407193407192', 'wrong', '407192'],
    ['can correct the last digit of a wrong code', '407193', '40719', 'wrong', '40719'],
  ]
  test.each(table)('%s', (_what, held, typed, state, after) => {
    expect(nextCode(held, typed, state)).toBe(after)
  })
})

describe('pasting', () => {
  const table: [pasted: string, code: string | null][] = [
    ['407192', '407192'],
    ['407 192', '407192'],
    ['407-192', '407192'],
    ['٤٠٧١٩٢', '407192'],
    ['\u200F407192\u200E', '407192'],
    ['Your Wasla code is 407192. It works for 10 minutes.', '407192'],
    ['رمزك في وصلة ٤٠٧١٩٢', '407192'],
    ['4071', '4071'],
    ['40719299', '407192'],
    ['no code here', null],
  ]
  test.each(table)('%j gives %s', (pasted, code) => {
    expect(codeInText(pasted)).toBe(code)
  })
})
