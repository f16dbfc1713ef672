import { expect, it } from 'vitest'
import { newestFigures } from './measured.ts'

const now = Date.parse('2025-11-20T09:00:00Z')
const account = { platform: 'INSTAGRAM', userName: 'noura.cooks', followers: 48_200 } as const
const accounts = [
  { ...account, id: 'measured', source: 'DEMO' },
  { ...account, id: 'invented', source: 'DEMO' },
  { ...account, id: 'real', source: 'API' },
] as const

it('newestFigures returns the last measured figures, and computed figures for demo accounts that were never measured', () => {
  const stored = [{ accountId: 'measured', engagement: 2.5, views: null }]
  const figures = newestFigures(accounts, stored, now)
  expect(figures.map(({ accountId }) => accountId)).toEqual(['measured', 'invented'])
  expect(figures[0]).toEqual(stored[0])
  expect(figures[1]?.engagement).toBeGreaterThan(0)
  expect(newestFigures(accounts, stored, now)).toEqual(figures)
})
