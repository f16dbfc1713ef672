import { expect, test } from 'vitest'
import { disabledIds, filledSections } from './menu-items.ts'

const sections = [
  {
    id: 'pages',
    items: [
      { id: 'home', label: 'Home' },
      { id: 'rank', label: 'Rank', isSoon: true },
    ],
  },
  { id: 'none', items: [] },
  {
    id: 'end',
    items: [
      { id: 'wallet', label: 'Wallet', isDisabled: true },
      { id: 'out', label: 'Sign out', isDanger: true },
    ],
  },
]

test('a section without entries leaves no rule behind', () => {
  expect(filledSections(sections).map((section) => section.id)).toEqual(['pages', 'end'])
})

test('what is disabled or only announced cannot be chosen', () => {
  expect(disabledIds(sections)).toEqual(['rank', 'wallet'])
})
