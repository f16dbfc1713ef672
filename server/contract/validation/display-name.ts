import * as z from 'zod/mini'
import type { FieldRule } from '../errors/field-problem.ts'
import { rule } from './check.ts'
import { atLeast, atMost } from './graphemes.ts'
import { plainLine } from './plain-text.ts'

/** Check marks and seals: only the product may show that somebody is verified (security case 56). */
const marks = /[\u2705\u2611\u2713\u2714\u237b\u{1f5f8}\u{1f5f9}\u{1f5f5}\u{1f396}\u{1f3f5}\u{1f4af}]/gu
/** Variation selectors of emoji, and the tatweel, which lengthens Arabic words. */
const stretched = /[\ufe0e\ufe0f\u0640]/gu
/**
 * Joiners without a visible effect, which would make two different names look the same. Not included: a non-joiner between letters that
 * would otherwise join, and a joiner that makes one sign of several.
 */
const needless =
  /(?<![\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}])\u200c|(?<=[\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0649])\u200c|\u200c(?!\p{L})|(?<![\u094d\u09cd\u0ccd\u0d4d\u0dca\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}])\u200d|\u200d(?![\p{L}\p{Extended_Pictographic}])/gu
const piled = /(\p{M}{3})\p{M}+/gu

/**
 * Returns a name as it is stored and shown (security case 56). Letters have their plain form. Invisible characters, direction marks,
 * tatweels and signs that look like the product's own are removed. A letter keeps at most three marks above or below it.
 */
export const displayName = (typed: string) =>
  plainLine(
    plainLine(typed)
      .replace(/[\p{L}\p{N}]+/gu, (letters) => letters.normalize('NFKC'))
      .replace(marks, '')
      .replace(stretched, '')
      .replace(needless, '')
      .replace(piled, '$1'),
  )

const alike = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic'].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))

/** Returns whether a word mixes letters of alphabets that look alike. */
const isMixed = (word: string) => alike.filter((script) => script.test(word)).length > 1

/** Returns whether a text can be a name: it contains a letter, and no word mixes alphabets that look alike. */
export const isDisplayName = (name: string) => /\p{L}/u.test(name) && !name.split(/[\s\p{Pd}]+/u).some(isMixed)

type NameLength = { least?: number; most: number; tooShort?: FieldRule }

/** Rules of a visible name with a least and a highest number of letters. `tooShort` is the rule that is reported for a shorter name. */
export const displayNameRules = ({ least = 1, most, tooShort = 'workName' }: NameLength) =>
  z.pipe(
    z.string().check(z.maxLength(4096, rule('tooLong'))),
    z.pipe(
      z.transform(displayName),
      z
        .string()
        .check(
          z.minLength(1, { ...rule('required'), abort: true }),
          atLeast(least, tooShort),
          atMost(most),
          z.refine(isDisplayName, rule('format')),
        ),
    ),
  )

/** Rules of an optional visible name: a blank text becomes null. */
export const optionalDisplayName = (most: number) =>
  z.nullish(
    z.pipe(
      z.transform((typed: unknown) => (typeof typed === 'string' && displayName(typed) === '' ? null : typed)),
      z.nullable(displayNameRules({ most })),
    ),
  )
