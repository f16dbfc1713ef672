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

test('filledSections drops sections without entries', () => {
  expect(filledSections(sections).map((section) => section.id)).toEqual(['pages', 'end'])
})

test('disabledIds returns entries that are disabled or not available yet', () => {
  expect(disabledIds(sections)).toEqual(['rank', 'wallet'])
})
