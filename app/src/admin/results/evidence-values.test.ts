import { expect, test } from 'vitest'
import { uncountedReasons } from '@wasla/contract/tracking/record.ts'
import { isBeyond, unitOf } from './evidence-values.ts'
import { riskRules } from './risk-rules.ts'

test('every rule that holds a result is a reason that people are told', () => {
  for (const [rule] of riskRules) expect(uncountedReasons).toContain(rule)
})

test('a rule about time is broken by too little, every other by too much', () => {
  expect(isBeyond({ rule: 'TOO_FAST', found: 1.4, allowed: 3 })).toBe(true)
  expect(isBeyond({ rule: 'TOO_FAST', found: 3, allowed: 3 })).toBe(false)
  expect(isBeyond({ rule: 'TOO_MANY_CONVERSIONS', found: 6, allowed: 5 })).toBe(true)
  expect(isBeyond({ rule: 'TOO_MANY_CONVERSIONS', found: 5, allowed: 5 })).toBe(false)
})

test('a rule that is not known has no unit and is judged as a count', () => {
  expect(unitOf('NEWER_RULE')).toBeNull()
  expect(isBeyond({ rule: 'NEWER_RULE', found: 2, allowed: 1 })).toBe(true)
})
