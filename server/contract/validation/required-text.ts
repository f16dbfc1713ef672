import * as z from 'zod/mini'
import { rule } from './check.ts'
import { atLeast, atMost } from './graphemes.ts'
import { plainText } from './plain-text.ts'

/** A text with a length limit above that of every field. A longer text is refused before it is processed. */
const typed = z.string(rule('required')).check(z.maxLength(8192, rule('tooLong')))

/** Rules of a required text. It has a visible character, and between `least` and `most` characters (Y-19, Y-23). */
export const requiredText = ({ least = 1, most }: { readonly least?: number; readonly most: number }) =>
  z.pipe(typed, z.pipe(z.transform(plainText), z.string().check(z.minLength(1, rule('required')), atLeast(least), atMost(most))))

/** Rules of an optional text: a text without visible characters becomes null. */
export const optionalText = (most: number) =>
  z.nullish(
    z.pipe(
      typed,
      z.pipe(
        z.transform((text: string) => plainText(text) || null),
        z.nullable(z.string().check(atMost(most))),
      ),
    ),
  )
