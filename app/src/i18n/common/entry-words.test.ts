import { expect, test } from 'vitest'
import { isEntryWord } from './entry-words.ts'
import { messages } from './en.ts'

test('the first pages come with their own words and few others', () => {
  const ids = Object.keys(messages)
  expect(ids.filter(isEntryWord)).toEqual(
    expect.arrayContaining(['ds.phoneField.country', 'field.phoneNumber', 'WRONG_OTP', 'GENERAL_ERROR']),
  )
  expect(ids.filter(isEntryWord).length).toBeLessThan(ids.length / 2)
})
