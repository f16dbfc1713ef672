import {
  buildSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  parse,
  validate,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { questionPrices } from '@wasla/contract/common/question-prices.ts'
import { loneFields } from '@wasla/contract/session/policy.ts'
import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import { adminTypeDefs } from '@wasla/contract/generated/admin-schema.ts'
import documents from '@wasla/contract/generated/trusted-documents.json' with { type: 'json' }
import { testApp } from '../../testing/test-app.ts'
import { userSchema } from '../schema.ts'
import { worstDocuments } from '../testing/worst-documents.ts'
import { examine } from './examine.ts'
import { priceOf } from './price.ts'

const schema = userSchema()
const given = { pagination: '{ limit: 100 }', limit: '100', profileType: 'INFLUENCER', startDate: '"2026-01-01"', endDate: '"2026-11-01"' }

type Paged = { field: string; argument: string; page: (page: { limit: number }) => unknown }

/** Returns the ways in which a value of this type can contain a page, each as a function that puts the page there. */
function waysTo(type: GraphQLInputType, seen: readonly string[] = []): Paged['page'][] {
  const bare = getNullableType(type)
  if (isListType(bare)) return waysTo(bare.ofType, seen).map((put) => (page) => [put(page)])
  if (!isInputObjectType(bare) || seen.includes(bare.name)) return []
  if (bare.name === 'Pagination') return [(page) => page]
  return Object.values(bare.getFields()).flatMap((field) =>
    waysTo(field.type, [...seen, bare.name]).map((put): Paged['page'] => (page) => ({ [field.name]: put(page) })),
  )
}

const pagedArguments = (api: GraphQLSchema): Paged[] =>
  Object.values(api.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) =>
          field.args.flatMap((argument) => waysTo(argument.type).map((page) => ({ field: field.name, argument: argument.name, page }))),
        )
      : [],
  )

const worst = [2, 60, 150].flatMap((fields) =>
  worstDocuments(schema, given, fields).map(({ field, text }) => ({ field, text, price: priceOf(examine(text, loneFields), {}) })),
)

describe('the price of an operation', () => {
  it('has a table of prices with existing root fields only', () => {
    const fields = schema.getQueryType()?.getFields() ?? {}
    expect(Object.keys(questionPrices).filter((name) => !(name in fields))).toEqual([])
  })

  it.each([
    ['user', schema],
    ['admin', buildSchema(adminTypeDefs)],
  ] as const)('counts every page argument of the %s API, also inside an input', (_name, api) => {
    const paged = pagedArguments(api)
    expect(paged.length).toBeGreaterThan(10)
    const priceAt = (field: string, argument: string, value: unknown) =>
      priceOf(parse(`query ($v: Input) { ${field}(${argument}: $v) { id } }`), { v: value })
    const missed = paged.filter(
      ({ field, argument, page }) => priceAt(field, argument, page({ limit: 100 })) - priceAt(field, argument, page({ limit: 1 })) !== 99,
    )
    expect(missed.map(({ field }) => field)).toEqual([])
  })

  it('is computed for the worst document of every root field; all these documents are valid', () => {
    for (const { field, text } of worst) expect([field, validate(schema, parse(text)).map(({ message }) => message)]).toEqual([field, []])
  })

  it('is above the limit for documents that were measured to take more than 50 ms', () => {
    const isRefused = (field: string) => worst.some((one) => one.field === field && one.price > requestLimits.price)
    expect(
      ['performanceRange', 'participantsRequests', 'getProgramSocialsPerformance', 'people', 'getCountries'].filter(
        (field) => !isRefused(field),
      ),
    ).toEqual([])
  })

  it('is below half of the limit for every operation of the app, with default pages', () => {
    const prices = Object.values(documents).map((text) => ({ text: text.slice(0, 60), price: priceOf(parse(text), {}) }))
    expect(prices.filter(({ price }) => price > requestLimits.price / 2)).toEqual([])
  })

  it('gives 400 above the limit, and nothing is executed', async () => {
    const { app } = await testApp()
    const dear = worst.find(({ field, price }) => field === 'getCountries' && price > requestLimits.price)
    const response = await app.request('/user/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: dear?.text }),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_REQUEST', params: { reason: 'The operation asks for too much at once.' } } }],
    })
  })
})
