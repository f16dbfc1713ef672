import type { IntlShape } from 'react-intl'
import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import { isPlatform, platformNames } from '@wasla/contract/social/platform-names.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import type { Formats } from '@wasla/design-system/locale/formats.ts'
import type { ServerProblem } from '#graphql/problems.ts'
import { requiredName } from './required-names.ts'

type Show = (value: unknown, formats: Formats) => string

const amount: Show = (value, formats) => (typeof value === 'number' ? formats.money(value) : '')
const count: Show = (value, formats) => (typeof value === 'number' ? formats.number(value) : '')
const moment: Show = (value, formats) => (typeof value === 'string' ? formats.date(new Date(value)) : '')
const span: Show = (value, formats) => formats.wait(typeof value === 'number' ? value : 0)
const text: Show = (value) => (typeof value === 'string' ? value : '')
const platform: Show = (value, { language }) => (isPlatform(value) ? platformNames[value][language] : '')

/** Parameters of each code's text. Each has a name in the text, a name in the answer, and a format. */
const shown: { readonly [C in ErrorCode]?: Readonly<Record<string, readonly [from: string, show: Show]>> } = {
  INSUFFICIENT_WALLET_BALANCE: { required: ['required', amount], available: ['available', amount] },
  RESEND_INTERVAL_LIMIT_REACHED: { wait: ['resendAfter', span] },
  RATE_LIMITED: { wait: ['retryAfter', span] },
  PLATFORM_URL_INVALID: { platform: ['platform', platform] },
  USERNAME_CANNOT_EDIT: { nextChangeAt: ['nextChangeAt', moment] },
  GROUPS_LIMIT_REACHED: { max: ['max', count] },
  TILLS_LIMIT_REACHED: { max: ['max', count] },
  FILE_SIZE_EXCEEDED: { max: ['max', count] },
  WITHDRAWAL_ACCOUNT_LIMIT_REACHED: { max: ['max', count] },
  WITHDRAWAL_ACCOUNT_NOT_READY: { availableAt: ['availableAt', moment] },
  WITHDRAWAL_AMOUNT_INVALID: { min: ['min', amount], max: ['max', amount] },
  ADMIN_RESTING: { until: ['until', moment] },
  DATA_ARCHIVE_TOO_SOON: { nextAt: ['nextAt', moment] },
  TOP_UP_AMOUNT_INVALID: { min: ['min', amount], max: ['max', amount] },
  WEBHOOK_ENDPOINT_LIMIT_REACHED: { max: ['max', count] },
  MEDIA_KIT_LIMIT_REACHED: { max: ['max', count] },
  PROPOSAL_LIMIT_REACHED: { max: ['max', count] },
  API_KEY_LIMIT_REACHED: { max: ['max', count] },
  API_SCOPE_MISSING: { scope: ['scope', text] },
}

/** Returns the parameters of a code's text, formatted in the reader's language. */
function errorValues({ code, params }: Pick<ServerProblem, 'code' | 'params'>, formats: Formats): Record<string, string> {
  return Object.fromEntries(Object.entries(shown[code] ?? {}).map(([name, [from, show]]) => [name, show(params[from], formats)]))
}

/** Returns the text of a refusal in the reader's language (S1 §8). */
export const errorText = (intl: IntlShape, formats: Formats, problem: Pick<ServerProblem, 'code' | 'params'>): string =>
  intl.formatMessage({ id: problem.code }, errorValues(problem, formats))

/** Rules that mean that a field is empty or has too few selected entries. Each such field has its own text. */
const emptyRules: ReadonlySet<string> = new Set<FieldProblem['rule']>(['required', 'minItems'])

function fieldText(intl: IntlShape, formats: Formats, { path, rule, params }: FieldProblem): string {
  const name = emptyRules.has(rule) ? requiredName(path) : undefined
  if (name !== undefined) return intl.formatMessage({ id: `required.${name}` })
  return intl.formatMessage({ id: `field.${rule}` }, { ...params, platform: platform(params?.['platform'], formats) })
}

/** Returns the text of each field's problem by path, for `validationErrors` of `Form`. */
export const fieldTexts = (intl: IntlShape, formats: Formats, fields: readonly FieldProblem[]): Record<string, string> =>
  Object.fromEntries(fields.map((problem) => [problem.path, fieldText(intl, formats, problem)]))
