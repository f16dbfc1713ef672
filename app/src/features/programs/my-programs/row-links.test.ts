import { expect, it } from 'vitest'
import { rowLinks } from './row-links.ts'

const idsOf = (status: Parameters<typeof rowLinks>[0]['status']) => rowLinks({ id: 'p 1', status }).map(({ id }) => id)

it.each(['Soon', 'Active', 'OnHold'] as const)('a program that is %s is edited, paid and watched from the list', (status) =>
  expect(idsOf(status)).toEqual(['edit', 'budget', 'participants', 'performance']),
)

it('a retired program is only watched', () => expect(idsOf('Retired')).toEqual(['participants', 'performance']))

it('a draft has nothing to watch', () => expect(idsOf('Draft')).toEqual([]))

it('each entry leads to this program', () => {
  for (const { href } of rowLinks({ id: 'p 1', status: 'Active' })) expect(href).toContain('/p%201')
})
