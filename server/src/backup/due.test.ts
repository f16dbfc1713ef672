import { expect, it } from 'vitest'
import { isBackupDue } from './due.ts'

const evening = Date.UTC(2026, 2, 14, 23, 59)
const night = Date.UTC(2026, 2, 15, 0, 1)
const noon = Date.UTC(2026, 2, 15, 12)

it('a backup is due if a night has passed since the last one', () => {
  expect(isBackupDue(noon, evening, 0)).toBe(true)
  expect(isBackupDue(noon, night, 0)).toBe(false)
})

it('the first backup is due after the first night of a database', () => {
  expect(isBackupDue(evening, null, evening - 3_600_000)).toBe(false)
  expect(isBackupDue(night, null, evening)).toBe(true)
})

it('no backup is due if the clock was set back', () => expect(isBackupDue(evening, noon, 0)).toBe(false))
