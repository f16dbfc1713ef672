import { describe, expect, test } from 'vitest'
import { catalogueFile, cataloguePart, compileMessages, partOf } from './icu-messages.ts'

describe('messages', () => {
  test('are compiled into trees without source positions', () => {
    expect(compileMessages({ hello: 'Hello, {name}' })).toEqual({
      hello: [
        { type: 0, value: 'Hello, ' },
        { type: 1, value: 'name' },
      ],
    })
  })

  test('fail the build if they cannot be parsed', () => {
    expect(() => compileMessages({ broken: '{count, plural, one {# day}' })).toThrow()
  })
})

test('returns the source file of a compiled catalogue', () => {
  expect(catalogueFile('\0messages:/app/src/shell/messages/ar.json.js')).toBe('/app/src/shell/messages/ar.json')
  expect(catalogueFile('\0messages:/app/src/shell/messages/ar.json?entry.js')).toBe('/app/src/shell/messages/ar.json')
  expect(cataloguePart('\0messages:/app/src/shell/messages/ar.json?entry.js')).toBe('/app/src/shell/messages/ar.json?entry')
  expect(catalogueFile('/app/src/main.tsx')).toBeNull()
  expect(cataloguePart('/app/src/main.tsx')).toBeNull()
})

test('splits a catalogue into two parts without loss or overlap', () => {
  const texts = { WRONG_OTP: 'Wrong', TOP_UP_NOT_FOUND: 'Gone', 'ds.phoneField.country': 'Country', 'ds.fileDrop.cancel': 'Cancel' }
  expect(partOf(texts, 'entry')).toEqual({ WRONG_OTP: 'Wrong', 'ds.phoneField.country': 'Country' })
  expect({ ...partOf(texts, 'entry'), ...partOf(texts, 'main') }).toEqual(texts)
  expect(partOf(texts, undefined)).toEqual(texts)
})
