import * as z from 'zod/mini'
import type { FieldRule } from '../errors/field-problem.ts'
import { rule } from './check.ts'
import { atLeast, atMost } from './graphemes.ts'
import { plainLine } from './plain-text.ts'

/** Ticks and seals: the product alone says who is verified (security case 56). */
const marks = /[\u2705\u2611\u2713\u2714\u237b\u{1f5f8}\u{1f5f9}\u{1f5f5}\u{1f396}\u{1f3f5}\u{1f4af}]/gu
/** The style marks of emoji, and the stroke that lengthens Arabic words. */
const stretched = /[\ufe0e\ufe0f\u0640]/gu
/**
 * Joiners where they change nothing that is seen, which makes two names of one: all but the one that parts letters that would join, and
 * those that make one sign of several.
 */
const needless =
  /(?<![\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}])\u200c|(?<=[\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0649])\u200c|\u200c(?!\p{L})|(?<![\u094d\u09cd\u0ccd\u0d4d\u0dca\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}])\u200d|\u200d(?![\p{L}\p{Extended_Pictographic}])/gu
const piled = /(\p{M}{3})\p{M}+/gu

/**
 * A name as it is stored and shown (security case 56): letters in their plain form, without anything that is not seen, turns the line
 * around, lengthens a word or looks like the product's own mark; of marks above and below a letter three at most.
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

/** Whether a word borrows letters of another alphabet that look like its own. */
const isMixed = (word: string) => alike.filter((script) => script.test(word)).length > 1

/** Whether a name is one: there is a letter in it, and each word is of one alphabet. */
export const isDisplayName = (name: string) => /\p{L}/u.test(name) && !name.split(/[\s\p{Pd}]+/u).some(isMixed)

type NameLength = { least?: number; most: number; tooShort?: FieldRule }

/** A name people see, of so many letters at least and at most. `tooShort`: how one with fewer letters is refused. */
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

/** A name people see that may be left out: blank counts as none. */
export const optionalDisplayName = (most: number) =>
  z.nullish(
    z.pipe(
      z.transform((typed: unknown) => (typeof typed === 'string' && displayName(typed) === '' ? null : typed)),
      z.nullable(displayNameRules({ most })),
    ),
  )
