import { describe, expect, it } from 'vitest'
import { caretAfter, charactersBefore, groupedIban } from './iban-text.ts'

describe('IBAN text', () => {
  it.each([
    ['', ''],
    ['sa03', 'SA03'],
    ['sa038', 'SA03 8'],
    ['SA03 8000 0000 6080 1016 7519', 'SA03 8000 0000 6080 1016 7519'],
    ['SA٠٣ ٨٠٠٠', 'SA03 8000'],
    [' sa03  80', 'SA03 80'],
    ['x'.repeat(40), 'XXXX XXXX XXXX XXXX XXXX XXXX XXXX XXXX XX'],
  ])('formats %j as %j', (typed, shown) => expect(groupedIban(typed)).toBe(shown))

  it.each([
    ['SA03 8|', 'SA03 8|'],
    ['SA03|', 'SA03|'],
    ['SA031|8000', 'SA03 1|800 0'],
    ['|SA03', '|SA03'],
    ['SA0|3 8000', 'SA0|3 8000'],
  ])('moves the caret (|) of %s as in %s', (before, after) => {
    const caret = before.indexOf('|')
    const typed = before.replace('|', '')
    const shown = groupedIban(typed)
    const at = caretAfter(charactersBefore(typed, caret))
    expect(`${shown.slice(0, at)}|${shown.slice(at)}`).toBe(after)
  })
})
