import { afterEach, describe, expect, it, vi } from 'vitest'
import { findBrowser, findTestBrowser } from './browser.ts'

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

describe('findTestBrowser', () => {
  it('returns the browser without windows that CHROMIUM_SHELL_PATH names', () => {
    vi.stubEnv('CHROMIUM_PATH', '/bin/sh')
    vi.stubEnv('CHROMIUM_SHELL_PATH', process.execPath)
    expect(findTestBrowser()).toBe(process.execPath)
  })
})
