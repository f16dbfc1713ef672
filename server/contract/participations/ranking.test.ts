import { describe, expect, it } from 'vitest'
import { applicantOrder, participantOrder } from './ranking.ts'

const people = [
  { id: 'a', createdAt: 1, failed: ['PLATFORM'] as const, reach: 900 },
  { id: 'b', createdAt: 2, failed: [], reach: 100 },
  { id: 'c', createdAt: 3, failed: [], reach: 500 },
]
const ordered = (...sort: Parameters<typeof applicantOrder>) =>
  people
    .toSorted(applicantOrder(...sort))
    .map(({ id }) => id)
    .join('')

describe('applicantOrder', () => {
  it('sorts by fit, then by the newest request, if the sort is missing or has an unknown field', () => {
    expect([ordered(null), ordered([]), ordered([{ field: 'age', direction: 'DESC' }])]).toEqual(['cba', 'cba', 'cba'])
  })
  it('sorts by reach or by time of the request, in either direction', () => {
    expect(ordered([{ field: 'reach', direction: 'DESC' }])).toBe('acb')
    expect(ordered([{ field: 'reach', direction: 'ASC' }])).toBe('bca')
    expect(ordered([{ field: 'createdAt', direction: 'DESC' }])).toBe('cba')
    expect(ordered([{ field: 'createdAt', direction: 'ASC' }])).toBe('abc')
  })
})

describe('participantOrder', () => {
  it('returns createdAt if the sort is missing or has an unknown field', () => {
    expect([participantOrder(null), participantOrder([]), participantOrder([{ field: 'age' }])]).toEqual([
      'createdAt',
      'createdAt',
      'createdAt',
    ])
  })
  it('returns the requested figure', () => {
    expect([participantOrder([{ field: 'clicks' }]), participantOrder([{ field: 'approvedCount' }])]).toEqual(['clicks', 'approvedCount'])
  })
})
