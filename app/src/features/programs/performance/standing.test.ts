import { expect, it } from 'vitest'
import { standingOf } from './standing.ts'

const whole = (participantCount: number, clicks: number) => ({ participantCount, milestones: [{ clicks }] })
const days = (allClicks: number) => ({ funnel: { allClicks } })

it('standingOf returns results even if the selected range has no clicks', () => {
  expect(standingOf(whole(3, 12), days(0))).toBe('results')
  expect(standingOf(whole(3, 0), days(2))).toBe('results')
})

it('standingOf distinguishes participants without clicks from a program without participants', () => {
  expect(standingOf(whole(3, 0), days(0))).toBe('noClicks')
  expect(standingOf(whole(0, 0), days(0))).toBe('nobody')
})
