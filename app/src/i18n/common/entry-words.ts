import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import type { FieldRule } from '@wasla/contract/errors/field-problem.ts'
import type { RequiredName } from '../required-names.ts'

/** Components of the system that the pages before signing in show, and what they open. */
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

/** What the server refuses before anybody is signed in (B-01 to B-19), and what can befall any request. */
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

/** Fields of the first pages. */
const fields = ['code', 'countryId', 'email', 'invitationCode', 'mobileNumber', 'password'] as const satisfies readonly RequiredName[]

/** Of the shell: what pages are called, the way to the first one, and those that stand where a page could not be shown. */
const ofShell = ['pageTitle', 'homeLink', 'signIn', 'signInShort', 'notFound', 'crash'] as const

/** Of the components above: what only pages of members say. */
const later = ['ds.errorState.forbidden', 'ds.errorState.missing'] as const

const said = new Set<string>([...codes, ...rules.map((rule) => `field.${rule}`), ...fields.map((name) => `required.${name}`)])
const spoken = new Set<string>([...components.map((name) => `ds.${name}`), ...ofShell.map((name) => `shell.${name}`)])

/**
 * Whether a common message is among those the first pages come with. The others are fetched with the first page beyond them, and
 * before anything that needs one is said.
 */
export const isEntryWord = (id: string): boolean =>
  said.has(id) || (spoken.has(id.split('.', 2).join('.')) && !later.some((start) => id.startsWith(start)))
