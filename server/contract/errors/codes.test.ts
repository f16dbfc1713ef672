import { describe, expect, it } from 'vitest'
import { errorCodes, handledInPlace, isErrorCode } from './codes.ts'
import { Problem } from './problem.ts'

describe('error codes', () => {
  it('are each listed once', () => expect(new Set(errorCodes).size).toBe(errorCodes.length))
  it('include two that the screen handles without a toast (handledInPlace)', () =>
    expect(handledInPlace).toEqual(['RESEND_INTERVAL_LIMIT_REACHED', 'PLATFORM_URL_INVALID']))
  it('are recognized by isErrorCode, which rejects other texts', () => expect(isErrorCode('TEAPOT')).toBe(false))
  it('are sent with their params and nothing else', () => {
    expect(new Problem('RATE_LIMITED', { retryAfter: 30 }).extensions).toEqual({ code: 'RATE_LIMITED', params: { retryAfter: 30 } })
  })
})
