import { describe, expect, it } from 'vitest'
import { isUnseen, trimmedUnseen, withoutUnseen } from './unseen.ts'

describe('invisible characters', () => {
  it.each([
    ['a combining grapheme joiner', 'Na\u034Fbt', 'Nabt'],
    ['a Khmer vowel that is never drawn', 'Na\u17B5bt', 'Nabt'],
    ['variation selectors', 'Na\uFE00b\u{E0101}t', 'Nabt'],
    ['Mongolian variation selectors', 'Na\u180Bbt', 'Nabt'],
    ['Hangul fillers', 'N\u115Fa\u1160b\u3164t\uFFA0', 'Nabt'],
    ['a blank braille pattern', 'Nabt\u2800', 'Nabt'],
    ['tag characters', 'Nabt\u{E0041}', 'Nabt'],
    ['soft hyphens', 'Na\u00ADbt', 'Nabt'],
    ['an unpaired surrogate', 'Nabt\uD800', 'Nabt'],
    ['a note without a head', 'Na\u{1D159}bt', 'Nabt'],
    ['the place of an object', 'Na\uFFFCbt', 'Nabt'],
    ['joiners of other scripts', 'Na\u2D7Fb\u{1107F}t', 'Nabt'],
    ['a filler of Khitan', 'Na\u{16FE4}bt', 'Nabt'],
    ['blanks and the mirror of hieroglyphs', 'N\u{13440}a\u{13441}b\u{13442}t', 'Nabt'],
    ['selectors of Duployan and SignWriting', 'N\u{1BC9D}a\u{1DA9B}b\u{1DA9F}t\u{1DAAF}', 'Nabt'],
    ['controls of musical notes', 'Na\u{1D173}bt\u{1D17A}', 'Nabt'],
    ['code points kept for no character', 'Na\uFFFEbt\uFDD0', 'Nabt'],
    ['ignorable code points without a character', 'Na\u{E0FFF}bt\u2065', 'Nabt'],
    ['a style mark behind a letter', 'Nabt\uFE0F', 'Nabt'],
    ['a joiner that joins nothing', 'Nabt \u200D', 'Nabt '],
    ['a tatweel beside no letter', 'Nabt \u0640\u0640', 'Nabt '],
  ])('are removed: %s', (_, text, expected) => expect(withoutUnseen(text)).toBe(expected))

  it.each(['می\u200Cخواهم', 'क्\u200Dष', '❤️', '👩🏽\u200D🍳', '🏳️\u200D🌈', '1️⃣', 'نـورة', 'مُحَمَّـد', 'هـ'])('leave %j unchanged', (text) =>
    expect(withoutUnseen(text)).toBe(text),
  )

  it.each([
    '',
    ' ',
    '\u3164',
    '\u2800\u2800',
    '\u200D\u200C',
    '\u0640\u0640',
    '\u034F \u17B5',
    '\uFE0F',
    '\u{1D159} \uFFFC',
    '\u2D7F\u{16FE4}\u{13441}\u{13442}',
  ])('make %j an empty text', (text) => expect(isUnseen(text)).toBe(true))

  it('are removed at both ends of an address, but kept within it', () =>
    expect(trimmedUnseen('\u200F\u2066 https://nabt\u200B.sa/ \u2069\u2800\u200D')).toBe('https://nabt\u200B.sa/'))
})
