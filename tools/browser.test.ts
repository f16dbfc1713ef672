import { afterEach, describe, expect, it, vi } from 'vitest'
import { findTestBrowser } from './browser.ts'

afterEach(() => vi.unstubAllEnvs())

describe('findTestBrowser', () => {
  it('returns the browser that CHROMIUM_PATH names', () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath)
    expect(findTestBrowser()).toBe(process.execPath)
  })

  it('throws if CHROMIUM_PATH names no file, instead of looking elsewhere', () => {
    vi.stubEnv('CHROMIUM_PATH', '/no/such/browser')
    expect(() => findTestBrowser()).toThrow('/no/such/browser')
  })
})
