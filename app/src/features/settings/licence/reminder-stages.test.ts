import { expect, it } from 'vitest'
import { reminderStages } from './reminder-stages.ts'

const ids = (today: string) => reminderStages('2027-03-14', today).map(({ id, day }) => `${id} ${day}`)

it('has every reminder that is still to come between today and the end', () => {
  expect(ids('2026-11-28')).toEqual(['today 2026-11-28', '60 2027-01-13', '30 2027-02-12', '7 2027-03-07', 'end 2027-03-14'])
  expect(ids('2027-01-13')).toEqual(['today 2027-01-13', '30 2027-02-12', '7 2027-03-07', 'end 2027-03-14'])
  expect(ids('2027-03-10')).toEqual(['today 2027-03-10', 'end 2027-03-14'])
})
