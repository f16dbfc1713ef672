import { expect, test } from 'vitest'
import { isEntryWord } from './entry-words.ts'
import shell from '#shell/messages/en.json'
import { messages as common } from './en.ts'

const messages = { ...common, ...shell }

test('the entry words include the texts of the entry pages, and less than half of all texts', () => {
  const ids = Object.keys(messages)
  expect(ids.filter(isEntryWord)).toEqual(
    expect.arrayContaining([
      'ds.phoneField.country',
      'ds.errorState.offline.title',
      'field.phoneNumber',
      'WRONG_OTP',
      'GENERAL_ERROR',
      'shell.pageTitle',
      'shell.notFound.page',
    ]),
  )
  expect(ids.filter(isEntryWord).length).toBeLessThan(ids.length / 2)
  expect(['ds.errorState.missing.title', 'shell.bell.news', 'shell.menu.signOut'].filter(isEntryWord)).toEqual([])
})
