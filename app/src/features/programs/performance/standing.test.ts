import { expect, it } from 'vitest'
import { standingOf } from './standing.ts'

const whole = (participantCount: number, clicks: number) => ({ participantCount, milestones: [{ clicks }] })
const days = (allClicks: number) => ({ funnel: { allClicks } })

it('returns results even if the range has no clicks', () => {
  expect(standingOf(whole(3, 12), days(0))).toBe('results')
  expect(standingOf(whole(3, 0), days(2))).toBe('results')
})

it('tells missing clicks from missing participants', () => {
  expect(standingOf(whole(3, 0), days(0))).toBe('noClicks')
  expect(standingOf(whole(0, 0), days(0))).toBe('nobody')
})
