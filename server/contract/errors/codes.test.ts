import { describe, expect, it } from 'vitest'
import { errorCodes, handledInPlace, isErrorCode } from './codes.ts'
import { Problem } from './problem.ts'

describe('error codes', () => {
  it('contain each code once', () => expect(new Set(errorCodes).size).toBe(errorCodes.length))
  it('include two that never show a toast, in a list of their own', () =>
    expect(handledInPlace).toEqual(['RESEND_INTERVAL_LIMIT_REACHED', 'PLATFORM_URL_INVALID']))
  it('reject a text that is no code', () => expect(isErrorCode('TEAPOT')).toBe(false))
  it('are sent by a server as code and params only', () => {
    expect(new Problem('RATE_LIMITED', { retryAfter: 30 }).extensions).toEqual({ code: 'RATE_LIMITED', params: { retryAfter: 30 } })
  })
})
