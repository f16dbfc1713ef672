import { fieldRules } from '../errors/field-problem.ts'
import { trackAccepted, trackRefusals, type TrackRefusalCode } from './responses.ts'
import { queryNames, reportedCurrencies, reportedStatuses } from './conversion-body.ts'
import { promoCodeLimits } from '../participations/promo-codes/code.ts'
import { trialClickId } from './trial.ts'
import { conversionLimits } from './conversion-limits.ts'
import { conversionEvents, reportDifferences, resultStatuses } from './record.ts'
import { trackPaths } from './setup.ts'

/** The subset of JSON Schema that the description uses. */
export type DescribedSchema = {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly string[]
  readonly const?: string
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, DescribedSchema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly DescribedSchema[]
  readonly additionalProperties?: boolean
  readonly items?: DescribedSchema
  readonly examples?: readonly unknown[]
}

const text = (maxLength: number, description: string): DescribedSchema => ({
  type: ['string', 'integer'],
  minLength: 1,
  maxLength,
  description,
})

/** The fields of a conversion, as the endpoints read them. */
const fields = {
  clickId: text(
    conversionLimits.clickId,
    `The nw_click_id that a visitor came with. Needed if promoCode is missing. "${trialClickId}" is a trial: it is checked and answered, and counts for nobody.`,
  ),
  promoCode: text(
    promoCodeLimits.reported,
    'The code that the buyer typed or said. Invisible marks, spaces and dashes are not part of it, and cases and kinds of digits make no difference. Needed if clickId is missing. Of a code and a click of two participants, the click of the last hour counts, else the code.',
  ),
  event: { type: 'string', enum: conversionEvents, description: 'The event that the program counts.' },
  externalId: text(
    conversionLimits.externalId,
    'Your own number of the order, lead or sign-up. The same number and event again answer the first result. A report with a secret key takes the place of what only a browser reported. Invisible marks and outer blanks are not part of it, and a placeholder that was not replaced is refused.',
  ),
  amount: {
    type: ['string', 'number'],
    pattern: '^\\d{1,10}(\\.\\d{1,2})?$',
    minimum: 0,
    maximum: conversionLimits.amount / 100,
    description: 'In riyals, with at most two decimals.',
    examples: ['249.90', 249.9],
  },
  currency: { type: 'string', enum: reportedCurrencies },
  occurredAt: {
    type: 'string',
    format: 'date-time',
    description:
      'With a zone. Not before the click, or before the participant had the code, and at most five minutes ahead. Now, if it is missing.',
  },
  status: {
    type: 'string',
    enum: reportedStatuses,
    description: 'REVERSED takes the conversion with this externalId back, until 30 days after its click, whatever click or code is named.',
  },
} as const satisfies Record<keyof typeof queryNames, DescribedSchema>

const needed = ['event', 'externalId'] as const
/** A report names what brought the result: a click, a code or both. */
const sources = [{ required: ['clickId'] }, { required: ['promoCode'] }] as const

const result: DescribedSchema = {
  type: 'object',
  required: ['id', 'status'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    status: { type: 'string', enum: resultStatuses },
    differs: {
      type: 'array',
      items: { type: 'string', enum: reportDifferences },
      description: 'Only for a number that is known: what this report says differently. The first result stands.',
    },
  },
}

const errorOf = (code: TrackRefusalCode): DescribedSchema => ({
  type: 'object',
  required: ['error'],
  additionalProperties: false,
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      additionalProperties: false,
      properties: {
        code: { type: 'string', const: code },
        message: { type: 'string' },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'rule'],
            additionalProperties: false,
            properties: { path: { type: 'string' }, rule: { type: 'string', enum: fieldRules }, params: { type: 'object' } },
          },
        },
      },
    },
  },
})

type Answer = { description: string; headers?: object; content: Record<string, { schema: DescribedSchema }> }

const retryAfter = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } }
const waits = (status: number) => (status === 429 || status === 503 ? { headers: retryAfter } : {})

const codes = Object.keys(trackRefusals) as TrackRefusalCode[]

/** The answer of every entry to a request for another host. */
const otherHost = {
  '421': {
    description: 'The request names a host that this server does not answer for.',
    content: { 'text/plain': { schema: { type: 'string' } } },
  },
}

/** Returns all statuses of an entry with their answers. */
function answers(
  accepted: DescribedSchema,
  type: string,
  refused: (code: TrackRefusalCode) => DescribedSchema,
  all: readonly TrackRefusalCode[],
) {
  const of = (description: string, schema: DescribedSchema): Answer => ({ description, content: { [type]: { schema } } })
  const described = Object.fromEntries([
    [String(trackAccepted.accepted), of('Taken.', accepted)],
    [String(trackAccepted.repeated), of('Known already: the first result.', accepted)],
    ...all.map((code): [string, Answer] => {
      const { status, message } = trackRefusals[code]
      return [String(status), { ...of(`${code}: ${message}`, refused(code)), ...waits(status) }]
    }),
  ])
  return { ...described, ...otherHost }
}

const inQuery = (names: readonly (keyof typeof queryNames)[]) =>
  names.map((field) => ({
    name: queryNames[field],
    in: 'query',
    required: needed.some((one) => one === field),
    schema: fields[field],
  }))

const keyInQuery = (description: string) => ({ type: 'apiKey', in: 'query', name: 'key', description })

/**
 * Returns the OpenAPI 3.1 description of the three entries. The description is made from the data that the entries themselves use, so
 * fields, limits, codes and statuses are defined only once.
 */
export const trackingDescription = ({ publicUrl, productName }: { publicUrl: string; productName: string }) => ({
  openapi: '3.1.0',
  info: {
    title: `${productName} conversions`,
    version: '1',
    description: 'How a brand reports what came of a click or a code.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: publicUrl }],
  paths: {
    [trackPaths.conversion]: {
      post: {
        operationId: 'reportConversion',
        summary: 'From server to server',
        security: [{ secretKey: [] }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { type: 'object', required: needed, anyOf: sources, properties: fields } } },
        },
        responses: answers(result, 'application/json', errorOf, codes),
      },
    },
    [trackPaths.postback]: {
      get: {
        operationId: 'postback',
        summary: 'For mobile measurement partners',
        security: [{ postbackKey: [] }],
        parameters: inQuery(['clickId', 'promoCode', 'event', 'externalId', 'amount', 'currency', 'occurredAt', 'status']),
        responses: answers(
          { type: 'string', const: 'OK' },
          'text/plain',
          (code) => ({ type: 'string', const: `ERROR ${code}` }),
          codes.filter((code) => code !== 'BODY_TOO_LARGE'),
        ),
      },
    },
    [trackPaths.pixel]: {
      get: {
        operationId: 'pixel',
        summary: 'For a page that thanks. Anybody can call it, so its results wait for the brand before they count.',
        security: [{ publishableKey: [] }],
        parameters: inQuery(['clickId', 'promoCode', 'event', 'externalId', 'amount', 'currency']),
        responses: {
          '200': { description: 'Always this picture, whatever was reported.', content: { 'image/gif': { schema: { type: 'string' } } } },
          ...otherHost,
        },
      },
    },
  },
  components: {
    securitySchemes: {
      secretKey: { type: 'http', scheme: 'bearer', description: 'The secret key of the program.' },
      postbackKey: keyInQuery('The postback key of the program.'),
      publishableKey: keyInQuery('The publishable key of the program.'),
    },
  },
})
