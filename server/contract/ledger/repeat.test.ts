import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LedgerMisuse } from './refusal.ts'
import { contentText, decideRepetition, isRepeatKey } from './repeat.ts'

describe('a request with a key', () => {
  const known = { fingerprint: 'f', transactionId: 't' }

  it('is new, repeats an earlier request, or is refused because an earlier request with other content used its key', () => {
    expect(decideRepetition(null, 'f')).toEqual({ is: 'new' })
    expect(decideRepetition(known, 'f')).toEqual({ is: 'repeat', transactionId: 't' })
    expect(decideRepetition(known, 'g')).toEqual({ is: 'refused', refusal: { code: 'KEY_REUSED' } })
  })

  it('has a key of 8 to 64 visible characters (X-41)', () => {
    expect(['12345678', 'a'.repeat(64), '0190f0b0-7e4e-7000-8000-000000000000', '~!@#$%^&'].every(isRepeatKey)).toBe(true)
    expect(['1234567', 'a'.repeat(65), 'with space', 'line\nbreak', 'حروف عربية'].some(isRepeatKey)).toBe(false)
  })

  it('has the same content text for every order of its fields, and another text if a value differs', () => {
    expect(contentText({ b: 1, a: { d: [2, 1], c: null } })).toBe('{"a":{"c":null,"d":[2,1]},"b":1}')
    expect(contentText({ a: 1 })).not.toBe(contentText({ a: '1' }))
    expect(() => contentText(undefined)).toThrow(LedgerMisuse)
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (content) => {
        const reordered = Object.fromEntries(Object.entries(content).toReversed())
        expect(contentText(reordered)).toBe(contentText(content))
      }),
    )
  })
})
