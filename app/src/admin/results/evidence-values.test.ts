import { expect, test } from 'vitest'
import { uncountedReasons } from '@wasla/contract/tracking/record.ts'
import { brokenFirst, brokenRule, isBeyond, sentenceOf, unitOf } from './evidence-values.ts'
import { riskRules } from './risk-rules.ts'

test('every rule that holds a result is a known reason with its own words', () => {
  for (const [rule] of riskRules) expect(uncountedReasons).toContain(rule)
})

test('a rule in seconds is broken by a value that is too low, every other rule by one that is too high', () => {
  expect(isBeyond({ rule: 'TOO_FAST', found: 1.4, allowed: 3 })).toBe(true)
  expect(isBeyond({ rule: 'TOO_FAST', found: 3, allowed: 3 })).toBe(false)
  expect(isBeyond({ rule: 'TOO_MANY_CONVERSIONS', found: 6, allowed: 5 })).toBe(true)
  expect(isBeyond({ rule: 'TOO_MANY_CONVERSIONS', found: 5, allowed: 5 })).toBe(false)
})

test('a share of 40 percent becomes 0.4, and a count stays as it is', () => {
  expect(sentenceOf({ rule: 'TOO_MANY_INVALID', found: 9.5, allowed: 40 })).toEqual({ found: 0.095, allowed: 0.4 })
  expect(sentenceOf({ rule: 'TOO_MANY_CLICKS', found: 12, allowed: 30 })).toEqual({ found: 12, allowed: 30 })
})

test('an unknown rule has no unit and is compared like a count', () => {
  expect(unitOf('NEWER_RULE')).toBeNull()
  expect(isBeyond({ rule: 'NEWER_RULE', found: 2, allowed: 1 })).toBe(true)
})

const slow = { rule: 'TOO_FAST', found: 3, allowed: 10 }
const many = { rule: 'TOO_MANY_CLICKS', found: 2, allowed: 20 }

test('broken rules come before the others', () => {
  expect(brokenFirst([many, slow])).toEqual([slow, many])
})

test('brokenRule returns the rule that holds a result only while its figures still break it', () => {
  expect(brokenRule([many, slow], 'TOO_FAST')).toBe(slow)
  expect(brokenRule([many, slow], 'TOO_MANY_CLICKS')).toBeNull()
  expect(brokenRule([many, slow], null)).toBeNull()
})
