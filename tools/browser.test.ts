import { afterEach, describe, expect, it, vi } from 'vitest'
import { findBrowser } from './browser.ts'

afterEach(() => vi.unstubAllEnvs())

describe('findBrowser', () => {
  it('returns the browser that CHROMIUM_PATH names', () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath)
    expect(findBrowser()).toBe(process.execPath)
  })

  it('throws if CHROMIUM_PATH names no file, instead of looking elsewhere', () => {
    vi.stubEnv('CHROMIUM_PATH', '/no/such/browser')
    expect(() => findBrowser()).toThrow('/no/such/browser')
  })
})
