import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { entryPrice, usualPrice } from '@wasla/contract/common/question-prices.ts'
import { isPricedByVariables, priceOf } from './price.ts'

const price = (text: string, variables: Record<string, unknown> = {}, name?: string) => priceOf(parse(text), variables, name ?? null)

describe('priceOf and isPricedByVariables', () => {
  const once = usualPrice.once
  it.each([
    ['{ me { id name } }', {}, once + 2],
    ['{ list(pagination: { limit: 100 }) { count data { id } } }', {}, once + 100 * 3],
    ['query ($p: Pagination) { list(pagination: $p) { data { id } } }', { p: { limit: 50 } }, once + 50 * 2],
    ['query ($n: Int) { list(pagination: { limit: $n }) { id } }', { n: 20 }, once + 20],
    ['query ($n: Int = 30) { search2(limit: $n) { id } }', {}, once + 30],
    ['{ list(pagination: {}) { id } }', {}, once + 10],
    ['{ list(pagination: { limit: 100000 }) { id } }', {}, once + 100],
    ['query ($p: Pagination) { list(pagination: $p) { id } }', { p: { limit: 1e9 } }, once + 100],
    // A page inside an input, which counts like any other.
    ['{ list(filter: { pagination: { limit: 100 } }) { id name } }', {}, once + 100 * 2],
    ['{ list(filter: { pagination: {} }) { id } }', {}, once + 10],
    ['query ($f: F) { list(filter: $f) { id } }', { f: { inner: { pagination: { limit: 40 } } } }, once + 40],
    ['query ($n: Int) { list(filter: { pagination: { limit: $n } }) { id } }', { n: 60 }, once + 60],
    ['{ list(filter: { limit: 30 }, pagination: { limit: 20 }) { id } }', {}, once + 30],
    ['{ a: list(pagination: { limit: 10 }) { inner(pagination: { limit: 10 }) { id } } }', {}, once + 10 * (1 + 10)],
    ['{ list(pagination: { limit: 10 }) { ...F } } fragment F on T { id name ... on U { x } }', {}, once + 10 * 3],
    ['{ ...Q } fragment Q on Query { a: me { id } b: me { id } }', {}, 2 * (once + 1)],
    ['{ getCountries { id name } }', {}, 2_000 + 250 * 2],
    ['{ performanceRange { id } __typename }', {}, 5_000 + 1 + 1],
    // Entries of lists, in the document and in variables, counted as often as they are used.
    ['{ me(ids: ["a", "b"], filter: { types: [A, B, C] }) { id } }', {}, once + 5 * entryPrice + 1],
    [
      'query ($f: F) { a: me(filter: $f) { id } b: me(filter: $f) { id } }',
      { f: { ids: ['a', 'b'], more: [['c']] } },
      2 * (once + 4 * entryPrice + 1),
    ],
    ['query ($ids: [ID!] = ["a", "b", "c"]) { me(ids: $ids) { id } }', {}, once + 3 * entryPrice + 1],
    ['{ list(pagination: { limit: 10 }) { inner(ids: ["a"]) { id } } }', {}, once + 10 * (1 + entryPrice + 1)],
  ])('prices %s with %j at %d', (text, variables, cost) => expect(price(text, variables)).toBe(cost))

  it('prices the requested operation', () => {
    const text = 'query A { a } query B { b { c d } }'
    expect([price(text, {}, 'A'), price(text, {}, 'B'), price(text)]).toEqual([once, once + 2, once])
  })

  it.each([
    ['{ list(pagination: { limit: 100 }) { id } }', false],
    ['query ($id: ID!) { one(id: $id) { id } }', false],
    ['query ($p: Pagination) { list(pagination: $p) { id } }', true],
    ['query ($n: Int) { list(pagination: { limit: $n }) { ...F } } fragment F on T { id }', true],
    ['query ($n: Int) { list(filter: { pagination: { limit: $n } }) { id } }', true],
    ['{ list(filter: { pagination: { limit: 100 } }) { id } }', false],
    ['query ($ids: [ID!]!) { a(ids: $ids) { id } }', true],
    ['query ($filter: F) { a(filter: $filter) { id } }', true],
    ['query ($from: Date, $at: DateTime!) { a(from: $from, at: $at) { id } }', false],
    ['query ($n: Int) { a { ...F } } fragment F on T { rows(limit: $n) { id } }', true],
  ])('tells whether the price of %s depends on variables: %s', (text, expected) => expect(isPricedByVariables(parse(text))).toBe(expected))
})
