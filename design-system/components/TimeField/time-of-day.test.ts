import { expect, it } from 'vitest'
import { timeOf, timeText } from './time-of-day.ts'

it.each(['00:00', '09:05', '23:59'])('%s is parsed and written without change', (text) => {
  const read = timeOf(text)
  expect(read && timeText(read)).toBe(text)
})

it.each(['24:00', '9:05', '12:60', '١٢:٠٠', '12:00:00', '', null, undefined])('%s is no time of day', (text) =>
  expect(timeOf(text)).toBeNull(),
)
