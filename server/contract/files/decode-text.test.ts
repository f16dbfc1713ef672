import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const ascii = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0)
const of = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? ascii(part) : part)))
const wide = (text: string, isLittle: boolean) =>
  [...text].flatMap((letter) => {
    const unit = letter.codePointAt(0) ?? 0
    return isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255]
  })

/** The word طلب in UTF-8 and in Windows-1256. */
const utf8 = [0xd8, 0xb7, 0xd9, 0x84, 0xd8, 0xa8]
const windows = [0xd8, 0xe1, 0xc8]

describe('decodeText', () => {
  it.each([
    ['UTF-8', of('id;', utf8)],
    ['UTF-8', of([0xef, 0xbb, 0xbf], 'id;', utf8)],
    ['UTF-16', of([0xff, 0xfe], wide('id;طلب', true))],
    ['UTF-16', of([0xfe, 0xff], wide('id;طلب', false))],
    ['UTF-16', of(wide('id;طلب', true))],
    ['UTF-16', of(wide('id;طلب', false))],
    ['Windows-1256', of('id;', windows)],
  ] as const)('reads %s and returns the encoding', (encoding, bytes) => {
    const read = decodeText(bytes)
    expect([read?.encoding, read?.text.replace('\ufeff', '')]).toEqual([encoding, 'id;طلب'])
  })

  it.each([
    ['UTF-8 that was cut', of('id;', utf8, utf8, utf8, [0xd8])],
    ['UTF-8 with a wrong byte', of('id;', utf8, utf8, [0xff], utf8)],
    ['UTF-32', of([0xff, 0xfe, 0, 0], [0x69, 0, 0, 0])],
    ['half a letter of UTF-16', of([0xff, 0xfe], wide('id', true), [0x37])],
    ['bytes of a program', of('id\0\x01')],
  ])('returns null for bytes of no known encoding: %s', (_, bytes) => expect(decodeText(bytes)).toBeNull())

  it('never decodes two different bytes outside UTF-8 to the same text', () => {
    const texts = Array.from({ length: 128 }, (_, n) => decodeText(of('o-', [0x80 + n]))?.text)
    expect(new Set(texts).size).toBe(128)
  })
})
