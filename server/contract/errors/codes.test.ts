import { describe, expect, it } from 'vitest'
import { errorCodes, handledInPlace, isErrorCode } from './codes.ts'
import { Problem } from './problem.ts'

describe('error codes', () => {
  it('are each named once', () => expect(new Set(errorCodes).size).toBe(errorCodes.length))
  it('know the two that are never toasted', () => expect(handledInPlace).toEqual(['RESEND_INTERVAL_LIMIT_REACHED', 'PLATFORM_URL_INVALID']))
  it('do not take a stranger for one of theirs', () => expect(isErrorCode('TEAPOT')).toBe(false))
  it('travel with their values and nothing else', () => {
    expect(new Problem('RATE_LIMITED', { retryAfter: 30 }).extensions).toEqual({ code: 'RATE_LIMITED', params: { retryAfter: 30 } })
  })
})
