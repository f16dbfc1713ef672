import { expect, it } from 'vitest'
import { hasCounted, setupPlaceOf } from './setup-place.ts'

it('setupPlaceOf puts the setup first until the first result, even before the program starts', () => {
  expect(setupPlaceOf({ objectiveType: 'SALES', status: 'Soon' }, false)).toBe('first')
  expect(setupPlaceOf({ objectiveType: 'LEAD_GENERATION', status: 'Active' }, false)).toBe('first')
  expect(setupPlaceOf({ objectiveType: 'SALES', status: 'OnHold' }, false)).toBe('first')
  expect(setupPlaceOf({ objectiveType: 'SALES', status: 'Active' }, true)).toBe('below')
})

it('setupPlaceOf puts the setup below the results of a program that has ended', () =>
  expect(setupPlaceOf({ objectiveType: 'SALES', status: 'Retired' }, false)).toBe('below'))

it('setupPlaceOf returns `none` for a draft, and for a program that counts only clicks', () => {
  expect(setupPlaceOf({ objectiveType: 'TRAFFIC', status: 'Active' }, false)).toBe('none')
  expect(setupPlaceOf({ objectiveType: 'SALES', status: 'Draft' }, false)).toBe('none')
  expect(setupPlaceOf({ objectiveType: null, status: 'Active' }, true)).toBe('none')
})

it('hasCounted includes results from before the selected range', () => {
  const whole = (clicks: number) => ({ milestones: [{ clicks: 0 }, { clicks }] })
  const days = (approved: number) => ({ funnel: { approved } })
  expect(hasCounted(whole(3), days(0))).toBe(true)
  expect(hasCounted({ milestones: [] }, days(1))).toBe(true)
  expect(hasCounted(whole(0), days(0))).toBe(false)
})
