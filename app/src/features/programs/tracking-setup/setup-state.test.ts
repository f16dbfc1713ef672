import { describe, expect, it } from 'vitest'
import { connectionOf, examplesOf } from './setup-state.ts'

const at = '2026-11-20T09:00:00.000Z'
const stored = [{ __typename: 'TrackingExample', way: 'CURL', code: 'YOUR_SECRET_KEY' }] as const
const fresh = [{ __typename: 'TrackingExample', way: 'CURL', code: 'wsk_1' }] as const

describe('tracking setup', () => {
  it('is `working` after a real result, and `tested` if there was only a test', () => {
    expect(connectionOf({ lastConversionAt: null, lastTestAt: null })).toBe('nothing')
    expect(connectionOf({ lastConversionAt: null, lastTestAt: at })).toBe('tested')
    expect(connectionOf({ lastConversionAt: at, lastTestAt: null })).toBe('working')
  })

  it('shows the secret in the examples only while the secret itself is shown', () => {
    expect(examplesOf({ examples: [...stored] }, null)).toEqual(stored)
    expect(examplesOf({ examples: [...stored] }, { secretKey: null, examples: [...fresh] })).toEqual(stored)
    expect(examplesOf({ examples: [...stored] }, { secretKey: 'wsk_1', examples: [...fresh] })).toEqual(fresh)
  })
})
