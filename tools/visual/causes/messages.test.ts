import { describe, expect, it } from 'vitest'
import { keysOf } from './messages.ts'

const before = new Map([
  ['a.join', 'Join'],
  ['a.count', '{count, plural, one {# day left} other {# days left}}'],
  ['a.delete', 'Delete {group} for all members?'],
  ['a.any', '{name}'],
  ['b.gone', 'Old words'],
  ['b.also', 'Same {n} words'],
])
const after = new Map([
  ...before,
  ['a.join', 'Join program'],
  ['a.new', 'New words'],
  ['a.delete', 'Remove {group} for <b>all</b> members?'],
])
const keyOf = keysOf({ before, after })

describe('the key of a changed text', () => {
  it.each([
    ['a message that changed', 'Join', 'Join program', 'a.join'],
    ['a message that is the same with another value', '1 day left', '3 days left', 'a.count'],
    ['a sentence with values and marks', 'Delete Readers for all members?', 'Remove Readers for all members?', 'a.delete'],
    ['a text that was not there', '', 'New words', 'a.new'],
    ['a text that is not there any more', 'Old words', '', 'b.gone'],
  ])('is found for %s', (_, was, is, key) => expect(keyOf(was, is)).toBe(key))

  it('is not a message of values only, nor one that fits only one of both texts', () => {
    expect(keyOf('Noura', 'Omar')).toBeUndefined()
    expect(keyOf('Join', 'New words')).toBeUndefined()
  })
})
