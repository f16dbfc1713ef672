import { expect, it } from 'vitest'
import { pageStateOf } from './page-state.ts'

const whole = (participantCount: number, clicks: number) => ({ participantCount, milestones: [{ clicks }] })
const days = (allClicks: number) => ({ funnel: { allClicks } })

it('pageStateOf returns results even if the selected range has no clicks', () => {
  expect(pageStateOf(whole(3, 12), days(0))).toBe('results')
  expect(pageStateOf(whole(3, 0), days(2))).toBe('results')
})

it('pageStateOf distinguishes participants without clicks from a program without participants', () => {
  expect(pageStateOf(whole(3, 0), days(0))).toBe('noClicks')
  expect(pageStateOf(whole(0, 0), days(0))).toBe('nobody')
})
