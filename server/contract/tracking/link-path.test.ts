import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLinkPath } from './link-path.ts'

const code = 'abcdefghjk'

/** Characters after a link: punctuation of messages, posts and bios, and characters that keyboards and apps add. */
const marks = [
  ...[
    '/',
    '//',
    '.',
    '…',
    ',',
    '،',
    ';',
    '؛',
    ':',
    '!',
    '?',
    '؟',
    ')',
    ']',
    '}',
    '>',
    '"',
    "'",
    '”',
    '’',
    '»',
    '›',
    '。',
    '-',
    '–',
    '—',
    '*',
    '_',
    '~',
  ],
  ...[' ', '\u00a0', '\u200f', '\u200e', '\u061c', '\u2069', '\u200b', '\u200c', '\u2060', '\ufeff', '\u0640', '\ufe0f', '👇', '. \u200f»'],
]

describe('reading the path of a tracking link', () => {
  it.each(marks)('ignores characters that follow the link: %j', (mark) => {
    const encoded = encodeURIComponent(mark).replaceAll('%2F', '/')
    const bytes = encodeURIComponent(mark).replace(/%([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    for (const written of [mark, encoded, encoded.toLowerCase(), bytes]) {
      expect(readLinkPath(`/t/${code}${written}`)).toEqual({ code, variant: null })
      expect(readLinkPath(`/t/${code}/ig${written}`)).toEqual({ code, variant: 'ig' })
      if (!mark.includes('/')) expect(readLinkPath(`/t/${written}${code}`)).toEqual({ code, variant: null })
    }
  })

  it.each([
    ['/t/abcdefghjk', { code, variant: null }],
    ['/t/ABCDEFGHJK/TT', { code: 'ABCDEFGHJK', variant: 'TT' }],
    ['/t/%61bcdefghjk', { code, variant: null }],
    ['/t/abcde%E2%80%8Bfghjk', { code, variant: null }],
    ['/t/abcdefghjk/%2F%5Cevil', { code, variant: 'evil' }],
    ['/t/abcdefghjk./ig./.', { code, variant: 'ig' }],
  ])('reads %s as %o', (path, expected) => expect(readLinkPath(path)).toEqual(expected))

  it.each([
    '/t',
    '/t/',
    '/t/.',
    '/t/short',
    '/t/abcdefghjkm',
    '/t/abcdefghjk.html',
    '/t/abcdefghjk/ig/more',
    '/t/%00',
    '/t/%zz',
    '/T/abcdefghjk',
    '/x/abcdefghjk',
  ])('finds no code in %s', (path) => expect(readLinkPath(path)).toBeNull())

  it('never throws for any text, and never returns a code with letters that the text does not contain', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webPath(), fc.string({ unit: 'binary' })), (text) => {
        const read = readLinkPath(`/t/${text}`)
        if (read)
          expect(
            text
              .toLowerCase()
              .replace(/%([0-7][\da-f])/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)).toLowerCase())
              .replace(/[^a-z\d]/g, ''),
          ).toContain(read.code.toLowerCase())
      }),
    )
    expect(readLinkPath(`/t/${code}${'.'.repeat(10_000)}`)).toBeNull()
  })
})
