import { afterEach, describe, expect, it, vi } from 'vitest'
import { findBrowser } from './browser.ts'

afterEach(() => vi.unstubAllEnvs())

describe('the browser for tests', () => {
  it('is the one CHROMIUM_PATH names', () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath)
    expect(findBrowser()).toBe(process.execPath)
  })

  it('is not looked for elsewhere when CHROMIUM_PATH names nothing', () => {
    vi.stubEnv('CHROMIUM_PATH', '/no/such/browser')
    expect(() => findBrowser()).toThrow('/no/such/browser')
  })
})
