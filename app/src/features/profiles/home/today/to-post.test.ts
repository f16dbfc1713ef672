import { expect, it } from 'vitest'
import { toPost } from './to-post.ts'

// The time is noon in Riyadh on Thursday, 20 November 2025.
const now = Date.parse('2025-11-20T09:00:00Z')
const program = (id: string, endDate: string | null, status: 'Active' | 'OnHold' | 'Soon' | 'Retired' = 'Active') => ({
  id,
  name: id,
  status,
  endDate,
})

it('toPost returns at most four programs: the program that ends next first, programs without an end last', () => {
  const many = [program('never', null), program('later', '2026-01-31'), program('today', '2025-11-20'), program('soon', '2025-11-23')]
  expect(toPost([...many, program('far', '2026-03-01')], now)).toEqual([
    { id: 'today', name: 'today', until: '2025-11-20', isSoon: true },
    { id: 'soon', name: 'soon', until: '2025-11-23', isSoon: true },
    { id: 'later', name: 'later', until: '2026-01-31', isSoon: false },
    { id: 'far', name: 'far', until: '2026-03-01', isSoon: false },
  ])
})

it('toPost omits programs that ended, are on hold or have not started', () => {
  expect(
    toPost(
      [program('over', '2025-11-19'), program('held', null, 'OnHold'), program('next', null, 'Soon'), program('old', null, 'Retired')],
      now,
    ),
  ).toEqual([])
})
