import { createIntl } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { errorCodes, type ErrorParams } from '@wasla/contract/errors/codes.ts'
import { fieldRules } from '@wasla/contract/errors/field-problem.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { languageFacts, languages, type Language } from '@wasla/design-system/locale/language.ts'
import { errorText, fieldTexts } from './error-text.ts'
import arabicErrors from '@wasla/contract/errors/messages/ar.json'
import englishErrors from '@wasla/contract/errors/messages/en.json'
import arabicFields from './fields/ar.json'
import englishFields from './fields/en.json'

const texts = { en: { ...englishErrors, ...englishFields }, ar: { ...arabicErrors, ...arabicFields } }
const intlOf = (language: Language) =>
  createIntl({
    locale: languageFacts[language].formatTag,
    messages: texts[language] as never,
    onError: (error) => {
      throw error
    },
  })
const say = (language: Language, code: (typeof errorCodes)[number], params: object = {}) =>
  errorText(intlOf(language), createFormats(language), { code, params: params as Record<string, unknown> })

const params: { [C in keyof ErrorParams]: ErrorParams[C] } = {
  INSUFFICIENT_WALLET_BALANCE: { required: 123_450, available: 50 },
  OTP_RESEND_LIMIT_REACHED: { retryAfter: 60 },
  RESEND_INTERVAL_LIMIT_REACHED: { resendAfter: 90 },
  PLATFORM_URL_INVALID: { platform: 'TIKTOK' },
  USERNAME_CANNOT_EDIT: { nextChangeAt: '2026-03-01T09:00:00.000Z' },
  RATE_LIMITED: { retryAfter: 1800 },
  GROUPS_LIMIT_REACHED: { max: 5 },
  TILLS_LIMIT_REACHED: { max: 20 },
  FILE_SIZE_EXCEEDED: { max: 10 },
  WITHDRAWAL_ACCOUNT_LIMIT_REACHED: { max: 5 },
  WITHDRAWAL_ACCOUNT_NOT_READY: { availableAt: '2026-03-01T09:00:00.000Z' },
  WITHDRAWAL_AMOUNT_INVALID: { min: 10_000, max: 5_000_000 },
  TOP_UP_AMOUNT_INVALID: { min: 1_000, max: 5_000_000 },
  PROGRAM_PUBLISH_FAILED: { missing: ['CATALOGUE'] },
  PROGRAM_JOIN_CRITERIA_BAD: { failed: ['PLATFORM', 'INTERESTS'] },
  WEBHOOK_ENDPOINT_LIMIT_REACHED: { max: 5 },
  MEDIA_KIT_LIMIT_REACHED: { max: 10 },
  PROPOSAL_LIMIT_REACHED: { max: 30 },
  API_KEY_LIMIT_REACHED: { max: 10 },
  API_SCOPE_MISSING: { scope: 'programs:read' },
  DATA_ARCHIVE_TOO_SOON: { nextAt: '2026-11-20T09:00:00.000Z' },
  ADMIN_RESTING: { until: '2026-03-01T09:00:00.000Z' },
  SERVICE_BUSY: { retryAfter: 1 },
  BAD_REQUEST: { reason: 'id must be text.' },
}

describe.each(languages)('in %s', (language) => {
  test('every code has a text that contains all its parameters', () => {
    for (const code of errorCodes) expect(say(language, code, params[code as keyof ErrorParams])).not.toMatch(/[{}]|undefined|NaN/)
  })

  test('a code has a text even if its parameters are missing', () => {
    for (const code of errorCodes) expect(say(language, code).length).toBeGreaterThan(5)
  })

  test('every field rule has a text', () => {
    const said = fieldTexts(
      intlOf(language),
      createFormats(language),
      fieldRules.map((rule) => ({ path: rule, rule, params: { platform: 'TIKTOK', min: 1, max: 5 } })),
    )
    expect(Object.values(said).every((text) => text.length > 5)).toBe(true)
  })
})

test('formats waits as the specification demands', () => {
  expect([90, 1800, 10_800].map((resendAfter) => say('en', 'RESEND_INTERVAL_LIMIT_REACHED', { resendAfter }))).toEqual([
    'You can request a new code in 90 seconds.',
    'You can request a new code in 30 minutes.',
    'You can request a new code in 3 hours.',
  ])
  expect(say('ar', 'RESEND_INTERVAL_LIMIT_REACHED', { resendAfter: 90 })).toBe('يمكنك طلب رمز جديد بعد ٩٠ ثانية.')
})

test('formats money and days with the digits of the reader’s language', () => {
  expect(say('ar', 'INSUFFICIENT_WALLET_BALANCE', params.INSUFFICIENT_WALLET_BALANCE)).toContain('١٬٢٣٤٫٥٠')
  expect(say('en', 'USERNAME_CANNOT_EDIT', params.USERNAME_CANNOT_EDIT)).toContain('March 1, 2026')
})

test('names the platform of a wrong link in the reader’s language', () => {
  const refused = [{ path: 'url', rule: 'platformUrl', params: { platform: 'SNAPCHAT' } }] as const
  const textIn = (language: Language) => fieldTexts(intlOf(language), createFormats(language), refused)['url']
  expect(textIn('en')).toContain('Snapchat')
  expect(textIn('ar')).toContain('سناب شات')
  expect(say('ar', 'PLATFORM_URL_INVALID', { platform: 'TWITTER' })).toContain('إكس')
  expect(say('en', 'PLATFORM_URL_INVALID', { platform: 'TWITTER' })).toContain('X')
})
