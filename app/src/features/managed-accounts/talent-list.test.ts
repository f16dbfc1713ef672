import { expect, it } from 'vitest'
import { listAddress, pagesOf, readList } from './talent-list.ts'

it.each([
  ['', 'all', 1],
  ['show=requests&page=2', 'requests', 2],
  ['show=everything&page=-3', 'all', 1],
  ['page=two', 'all', 1],
])('readList reads ?%s as filter %s, page %d', (query, filter, page) =>
  expect(readList(new URLSearchParams(query))).toEqual({ filter, page }),
)

it.each([
  ['all', 1, '/settings/managed-accounts'],
  ['accepted', 1, '/settings/managed-accounts?show=accepted'],
  ['requests', 3, '/settings/managed-accounts?show=requests&page=3'],
] as const)('listAddress returns for filter %s, page %d: %s', (filter, page, address) => expect(listAddress(filter, page)).toBe(address))

it('pagesOf returns 1 for an empty list', () => expect([0, 10, 11].map(pagesOf)).toEqual([1, 1, 2]))
