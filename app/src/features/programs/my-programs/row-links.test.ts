import { expect, it } from 'vitest'
import { rowLinks } from './row-links.ts'

const idsOf = (status: Parameters<typeof rowLinks>[0]['status']) => rowLinks({ id: 'p 1', status }).map(({ id }) => id)

it.each(['Soon', 'Active', 'OnHold'] as const)(
  'rowLinks has links to editing, budget, participants and performance if the status is %s',
  (status) => expect(idsOf(status)).toEqual(['edit', 'budget', 'participants', 'performance']),
)

it('rowLinks has links to participants and performance of a retired program', () =>
  expect(idsOf('Retired')).toEqual(['participants', 'performance']))

it('rowLinks has no links for a draft', () => expect(idsOf('Draft')).toEqual([]))

it('rowLinks has the program’s id in every link', () => {
  for (const { href } of rowLinks({ id: 'p 1', status: 'Active' })) expect(href).toContain('/p%201')
})
