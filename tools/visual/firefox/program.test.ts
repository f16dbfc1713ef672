import { afterEach, describe, expect, it, vi } from 'vitest'
import { findFirefox } from './program.ts'

afterEach(() => vi.unstubAllEnvs())

describe('findFirefox', () => {
  it('returns the Firefox that FIREFOX_PATH names', () => {
    vi.stubEnv('FIREFOX_PATH', process.execPath)
    expect(findFirefox()).toBe(process.execPath)
  })

  it('throws if FIREFOX_PATH names no file, instead of looking elsewhere', () => {
    vi.stubEnv('FIREFOX_PATH', '/no/such/firefox')
    expect(() => findFirefox()).toThrow('/no/such/firefox')
  })
})
