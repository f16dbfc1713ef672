import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import type { FieldRule } from '@wasla/contract/errors/field-problem.ts'
import type { RequiredName } from '../required-names.ts'

/** Design system components on the pages before sign-in, and the components that these open. */
const components = [
  'badge',
  'button',
  'dialog',
  'errorState',
  'field',
  'languageSwitch',
  'logo',
  'oneTimeCode',
  'pageError',
  'phoneField',
  'searchField',
  'skipLink',
  'spinner',
  'textLink',
  'toast',
] as const

/** Error codes that can occur before sign-in (B-01 to B-19), and codes that any request can return. */
const codes = [
  'ACCESS_TOKEN_REFRESH_FAILED',
  'ACCOUNT_CLOSED',
  'BAD_REQUEST',
  'DTO_VALIDATION_ERROR',
  'COUNTRY_NOT_FOUND',
  'FEATURE_DISABLED',
  'FORBIDDEN',
  'GENERAL_ERROR',
  'INVALID_SESSION',
  'INVITATION_CODE_INVALID',
  'OTP_EXPIRED',
  'OTP_RESEND_LIMIT_REACHED',
  'OTP_VERIFICATION_LIMIT_REACHED',
  'RATE_LIMITED',
  'RESEND_INTERVAL_LIMIT_REACHED',
  'SERVICE_BUSY',
  'SMS_SEND_FAILED',
  'UN_AUTHORIZED',
  'USER_ALREADY_EXIST',
  'USER_NOT_FOUND',
  'USER_SUSPENDED',
  'WRONG_OTP',
] as const satisfies readonly ErrorCode[]

const rules = [
  'accepted',
  'code',
  'format',
  'invitationCode',
  'phoneNumber',
  'required',
  'tooLong',
  'tooShort',
  'unknownCountry',
  'unknownValue',
] as const satisfies readonly FieldRule[]

/** Fields of the entry pages. */
const fields = ['code', 'countryId', 'email', 'invitationCode', 'mobileNumber', 'password'] as const satisfies readonly RequiredName[]

/** Shell messages: page titles, the link to the first page, and the error pages. */
const ofShell = ['pageTitle', 'homeLink', 'signIn', 'signInShort', 'notFound', 'crash'] as const

/** Messages of the components above that only signed-in pages show. */
const later = ['ds.errorState.forbidden', 'ds.errorState.missing'] as const

const said = new Set<string>([...codes, ...rules.map((rule) => `field.${rule}`), ...fields.map((name) => `required.${name}`)])
const spoken = new Set<string>([...components.map((name) => `ds.${name}`), ...ofShell.map((name) => `shell.${name}`)])

/**
 * Returns whether a common message belongs to the entry pages. The other common messages load with the first page after sign-in, before any
 * component that needs them is shown.
 */
export const isEntryWord = (id: string): boolean =>
  said.has(id) || (spoken.has(id.split('.', 2).join('.')) && !later.some((start) => id.startsWith(start)))
