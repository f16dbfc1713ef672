import { describe, expect, it } from 'vitest'
import { refuseRange } from './range.ts'

describe('a range of days', () => {
  const limits = { min: '2026-03-01', max: '2026-03-31' }
  it('may be one day long', () => expect(refuseRange({ start: '2026-03-05', end: '2026-03-05' }, limits)).toBeNull())
  it('is refused with the reason “order” and no other if it ends before it starts', () =>
    expect(refuseRange({ start: '2026-04-05', end: '2026-03-05' }, limits)).toEqual({ kind: 'order' }))
  it('is refused if one of its ends is refused', () => {
    expect(refuseRange({ start: '2026-02-27', end: '2026-03-05' }, limits)).toMatchObject({ kind: 'tooEarly' })
    expect(refuseRange({ start: '2026-03-27', end: '2026-04-05' }, limits)).toMatchObject({ kind: 'tooLate' })
  })
  it('is accepted if it is empty', () => expect(refuseRange(null, limits)).toBeNull())
})
