import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { isPricedByVariables, priceOf } from './price.ts'

const price = (text: string, variables: Record<string, unknown> = {}, name?: string) => priceOf(parse(text), variables, name ?? null)

describe('the price of an operation', () => {
  it.each([
    ['{ me { id name } }', {}, 3],
    ['{ list(pagination: { limit: 100 }) { count data { id } } }', {}, 1 + 100 * 3],
    ['query ($p: Pagination) { list(pagination: $p) { data { id } } }', { p: { limit: 50 } }, 1 + 50 * 2],
    ['query ($n: Int) { list(pagination: { limit: $n }) { id } }', { n: 20 }, 21],
    ['query ($n: Int = 30) { search(limit: $n) { id } }', {}, 31],
    ['{ list(pagination: {}) { id } }', {}, 11],
    ['{ list(pagination: { limit: 100000 }) { id } }', {}, 101],
    ['query ($p: Pagination) { list(pagination: $p) { id } }', { p: { limit: 1e9 } }, 101],
    ['{ a: list(pagination: { limit: 10 }) { inner(pagination: { limit: 10 }) { id } } }', {}, 1 + 10 * (1 + 10)],
    ['{ list(pagination: { limit: 10 }) { ...F } } fragment F on T { id name ... on U { x } }', {}, 1 + 10 * 3],
  ])('%s is %j: %d', (text, variables, cost) => expect(price(text, variables)).toBe(cost))

  it('is that of the requested operation', () => {
    const text = 'query A { a } query B { b { c d } }'
    expect([price(text, {}, 'A'), price(text, {}, 'B'), price(text)]).toEqual([1, 3, 1])
  })

  it.each([
    ['{ list(pagination: { limit: 100 }) { id } }', false],
    ['query ($id: ID!) { one(id: $id) { id } }', false],
    ['query ($p: Pagination) { list(pagination: $p) { id } }', true],
    ['query ($n: Int) { list(pagination: { limit: $n }) { ...F } } fragment F on T { id }', true],
    ['query ($n: Int) { a { ...F } } fragment F on T { rows(limit: $n) { id } }', true],
  ])('%s hangs on what comes with a request: %s', (text, expected) => expect(isPricedByVariables(parse(text))).toBe(expected))
})
