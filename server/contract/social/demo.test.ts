import { describe, expect, it } from 'vitest'
import { accept, problemsOf } from '../validation/check.ts'
import { accountSizes, demoAccount, demoAccountId, demoConsentRules, platformNamed, type AccountSize } from './demo.ts'
import { platforms } from './record.ts'

describe('demoAccount', () => {
  it.each(Object.entries(accountSizes))('of size %s has followers within the bounds of that size', (size, [from, below]) => {
    for (const platform of platforms)
      for (const name of ['noura', 'x_1', 'a.b.c']) {
        const { followers } = demoAccount(platform, name, size as AccountSize)
        expect(followers).toBeGreaterThanOrEqual(from)
        expect(followers).toBeLessThan(below)
      }
  })

  it('has the same id for every profile, and another id on another platform', () => {
    expect(demoAccountId('TIKTOK', 'Noura')).toBe(demoAccountId('TIKTOK', 'noura'))
    expect(demoAccountId('TIKTOK', 'noura')).not.toBe(demoAccountId('INSTAGRAM', 'noura'))
    expect(demoAccountId('TIKTOK', 'noura')).toMatch(/^\d{10,11}$/)
  })
})

describe('the form of the demo’s consent page', () => {
  it('accepts a handle with or without @', () => {
    expect(accept(demoConsentRules, { handle: ' @noura.cooks ', size: 'micro' })).toEqual({ handle: 'noura.cooks', size: 'micro' })
  })
  it.each([
    ['', 'required'],
    ['a', 'format'],
    ['نورة', 'format'],
    ['a b', 'format'],
    ['../admin', 'format'],
    ['x'.repeat(31), 'format'],
    ['x'.repeat(61), 'tooLong'],
  ])('refuses the handle %j', (handle, rule) =>
    expect(problemsOf(demoConsentRules, { handle, size: 'nano' })).toEqual([{ path: 'handle', rule }]),
  )
  it('refuses an unknown size', () => {
    for (const size of ['', 'huge', 'toString', null])
      expect(problemsOf(demoConsentRules, { handle: 'noura', size })).toEqual([{ path: 'size', rule: 'required' }])
  })
})

it.each([
  ['instagram', 'INSTAGRAM'],
  ['TikTok', 'TIKTOK'],
  ['myspace', undefined],
])('platformNamed(%j) is %s', (name, platform) => expect(platformNamed(name)).toBe(platform))
