import { describe, expect, it } from 'vitest'
import type { Outcome } from './caller.ts'
import { causesOf, divide, mostMemory, servedPart, slowestOf, timesOf } from './report.ts'

const outcome = (over: Partial<Outcome> = {}): Outcome => ({
  name: 'search',
  kind: 'list',
  status: 200,
  problem: null,
  took: 5,
  late: 0,
  ...over,
})
const refused = outcome({ status: 503 })
const wrong = outcome({ name: 'joinGroup', kind: 'write', problem: 'GROUP_NOT_FOUND' })
const cut = outcome({ name: 'people', status: 0 })

describe('the report of the measured load', () => {
  it('tells requests that were served from those that a full server refused, and from all others', () => {
    const { served, others, ...rest } = divide([outcome(), refused, wrong, cut])
    expect([served, rest.refused, others]).toEqual([[outcome()], [refused], [wrong, cut]])
  })

  it('says why requests failed, the most frequent cause first', () => {
    expect(causesOf([outcome(), cut, wrong, refused, wrong]).map((line) => line.trim())).toEqual([
      '2 × joinGroup GROUP_NOT_FOUND',
      '1 × people cut off',
      '1 × search 503',
    ])
  })

  it('says what part of each kind was served', () => {
    const all = [outcome(), outcome(), refused, refused, wrong]
    expect([servedPart(all, 'list'), servedPart(all, 'write'), servedPart(all, 'profile')]).toEqual([0.5, 0, 0])
  })

  it('names the operations that take longest, and ignores failures', () => {
    const all = [outcome({ took: 3 }), outcome({ name: 'people', took: 9 }), outcome({ name: 'homeToday', took: 6 }), { ...cut, took: 99 }]
    expect(slowestOf(all, 2)).toBe('people 9 ms, homeToday 6 ms')
  })

  it('has the median, p95 and p99 of times in any order', () => {
    const times = Array.from({ length: 200 }, (_, index) => 200 - index)
    expect(timesOf(times)).toEqual({ median: 100, p95: 190, p99: 198 })
  })

  it('has the memory of the largest process in megabytes', () => {
    const megabyte = 1024 * 1024
    const memories = [
      { rss: 200 * megabyte, live: 40 * megabyte },
      { rss: 180 * megabyte, live: 60 * megabyte },
    ]
    expect(mostMemory(memories)).toEqual({ rss: 200, live: 60 })
  })
})
