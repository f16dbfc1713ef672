import { getOperationAST, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import documents from '@wasla/contract/generated/trusted-documents.json' with { type: 'json' }
import { beginnings, countOf, mix, requestsOfOne, type Kind } from './mix.ts'
import { orderOf } from './order.ts'

const operations = new Map(
  Object.values(documents).map((text) => {
    const operation = getOperationAST(parse(text))
    return [operation?.name?.value, operation?.operation] as const
  }),
)

describe('the measured mixture', () => {
  it('has only operations of the app, each once', () => {
    expect(mix.map(({ name }) => name).filter((name) => !operations.has(name))).toEqual([])
    expect(new Set(mix.map(({ name }) => name)).size).toBe(mix.length)
  })

  it('calls mutations writes, and nothing else', () => {
    const wrong = mix.filter(({ name, kind }) => (operations.get(name) === 'mutation') !== (kind === 'write'))
    expect(wrong).toEqual([])
  })

  it('is 70 % lists, 20 % profiles and 10 % writes, as promised', () => {
    const of = (searched: Kind) => mix.filter(({ kind }) => kind === searched).reduce((sum, { share }) => sum + share, 0)
    expect([of('list'), of('profile'), of('write')]).toEqual([700, 200, 100])
  })

  it('has the same share for an operation and the one before it', () => {
    const shares = new Map<string, number>(mix.map(({ name, share }) => [name, share]))
    const followers = mix.flatMap((row) => ('after' in row ? [row] : []))
    expect(followers.length).toBeGreaterThan(0)
    expect(followers.filter(({ after, share }) => shares.get(after) !== share)).toEqual([])
  })

  it('says how many requests follow from one beginning, and how many have an operation', () => {
    const begun = beginnings.reduce((sum, { share }) => sum + share, 0)
    expect(begun * requestsOfOne).toBeCloseTo(1_000)
    expect(countOf('joinProgram', 10_000)).toBe(40)
  })
})

describe('the order of a mixture', () => {
  const shares = [
    { name: 'often', share: 6 },
    { name: 'sometimes', share: 3 },
    { name: 'seldom', share: 1 },
  ]

  it('has each name as often as its share says', () => {
    const counts = Map.groupBy(orderOf(beginnings), (name) => name)
    expect(beginnings.filter(({ name, share }) => counts.get(name)?.length !== share)).toEqual([])
  })

  it('spreads each name evenly over the cycle', () => {
    const order = orderOf(shares)
    expect(order).toHaveLength(10)
    const places = order.flatMap((name, at) => (name === 'sometimes' ? [at] : []))
    const gaps = places.map((place, at) => (places[at + 1] ?? (places[0] ?? 0) + order.length) - place)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(4)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3)
  })

  it('is the same each time', () => {
    expect(orderOf(beginnings)).toEqual(orderOf(beginnings))
  })
})
