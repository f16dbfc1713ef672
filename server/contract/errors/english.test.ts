import { describe, expect, it } from 'vitest'
import { errorCodes } from './codes.ts'
import { englishText } from './english.ts'
import arabic from './messages/ar.json' with { type: 'json' }
import english from './messages/en.json' with { type: 'json' }

describe('texts of the error codes', () => {
  it('exist in both languages for exactly the error codes', () => {
    for (const texts of [english, arabic]) expect(Object.keys(texts).toSorted()).toEqual(errorCodes.toSorted())
  })

  it.each([
    ['RATE_LIMITED', { retryAfter: 60 }, 'Too many attempts. Try again in 1 minute.'],
    ['RESEND_INTERVAL_LIMIT_REACHED', { resendAfter: 90 }, 'You can request a new code in 90 seconds.'],
    ['RESEND_INTERVAL_LIMIT_REACHED', { resendAfter: 10_800 }, 'You can request a new code in 3 hours.'],
    ['RATE_LIMITED', { retryAfter: 1 }, 'Too many attempts. Try again in 1 second.'],
    [
      'INSUFFICIENT_WALLET_BALANCE',
      { required: 123_450, available: 50 },
      'Your wallet balance is not enough. You need SAR 1234.50, you have SAR 0.50.',
    ],
    ['WITHDRAWAL_AMOUNT_INVALID', { min: 10_000, max: 5_000_000 }, 'Enter an amount between SAR 100.00 and SAR 50000.00.'],
    ['GROUPS_LIMIT_REACHED', { max: 5 }, 'A person can belong to 5 groups at most.'],
    ['PLATFORM_URL_INVALID', { platform: 'TikTok' }, 'This is not a valid TikTok link.'],
    ['BAD_REQUEST', { reason: 'id must be text.' }, 'The request is malformed.'],
    ['SERVICE_BUSY', { retryAfter: 1 }, 'The service is busy. Please try again in a moment.'],
  ] as const)('contain the values of the params of %s in English', (code, params, text) => expect(englishText(code, params)).toBe(text))

  it('contain no placeholder if a value is missing', () => {
    for (const code of errorCodes) expect(englishText(code)).not.toMatch(/[{}]|undefined|NaN/)
  })
})
