import { describe, expect, test } from 'vitest'
import { readProblem, type ServerProblem } from './problems.ts'
import { needsToast, type HandledErrors } from './reporting.ts'

const problem = (code: ServerProblem['code'], paths: readonly string[] = []): ServerProblem => ({
  code,
  params: {},
  fields: paths.map((path) => ({ path, rule: 'required' as const })),
})

describe('a refusal becomes a toast', () => {
  const table: [what: string, problem: ServerProblem, handled: HandledErrors | undefined, toast: boolean][] = [
    ['by default', problem('SMS_SEND_FAILED'), undefined, true],
    ['unless the screen shows all of them itself', problem('SMS_SEND_FAILED'), 'mine', false],
    ['unless the screen shows this code itself', problem('WRONG_OTP'), { codes: ['WRONG_OTP'] }, false],
    ['when it is another code than those', problem('OTP_EXPIRED'), { codes: ['WRONG_OTP'] }, true],
    ['never for a wait that is shown in place', problem('RESEND_INTERVAL_LIMIT_REACHED'), undefined, false],
    ['never for a platform’s link, shown at its field', problem('PLATFORM_URL_INVALID'), undefined, false],
    [
      'unless every field it names is in the form',
      problem('DTO_VALIDATION_ERROR', ['countryId', 'mobileNumber']),
      { fields: ['countryId', 'mobileNumber'] },
      false,
    ],
    [
      'when a field it names is not in the form',
      problem('DTO_VALIDATION_ERROR', ['mobileNumber', 'secret']),
      { fields: ['mobileNumber'] },
      true,
    ],
    ['when it names no field', problem('DTO_VALIDATION_ERROR'), { fields: ['mobileNumber'] }, true],
  ]
  test.each(table)('%s', (_what, refusal, handled, toast) => {
    expect(needsToast(refusal, handled)).toBe(toast)
  })
})

describe('readProblem', () => {
  test('reads code, values and fields', () => {
    const extensions = { code: 'RATE_LIMITED', params: { retryAfter: 60 }, fields: [{ path: 'mobileNumber', rule: 'phoneNumber' }] }
    expect(readProblem({ extensions })).toEqual({
      code: 'RATE_LIMITED',
      params: { retryAfter: 60 },
      fields: [{ path: 'mobileNumber', rule: 'phoneNumber' }],
    })
  })

  test('reads an unknown code as a general error and ignores its other fields', () => {
    expect(readProblem({ extensions: { code: 'NEWER_THAN_THIS_CLIENT', params: 'x', fields: [null, 7] } })).toEqual({
      code: 'GENERAL_ERROR',
      params: {},
      fields: [],
    })
    expect(readProblem({})).toMatchObject({ code: 'GENERAL_ERROR' })
  })
})
