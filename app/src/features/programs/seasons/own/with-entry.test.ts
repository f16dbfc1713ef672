import { expect, it } from 'vitest'
import type { OwnEntry } from './own-entry.ts'
import { withEntry } from './with-entry.ts'

const entry = (id: string, from: string): OwnEntry => ({ __typename: 'BrandDays', id, name: id, from, to: from })
const days = [entry('sale', '2027-01-10'), entry('menu', '2027-03-01')]
const idsOf = (list: readonly OwnEntry[]) => list.map(({ id }) => id)

it('a new entry is at the place of its first day', () => {
  expect(idsOf(withEntry(days, entry('party', '2027-02-01')))).toEqual(['sale', 'party', 'menu'])
  expect(idsOf(withEntry(days, entry('party', '2027-03-01')))).toEqual(['sale', 'menu', 'party'])
})

it('a changed entry replaces the former one and moves', () =>
  expect(withEntry(days, entry('sale', '2027-04-01'))).toEqual([days[1], entry('sale', '2027-04-01')]))
