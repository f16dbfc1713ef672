import * as z from 'zod/mini'
import { rule } from './check.ts'
import { atLeast, atMost } from './graphemes.ts'
import { plainText } from './plain-text.ts'

/** More than any limit of a text takes, so that nothing longer is read at all. */
const typed = z.string(rule('required')).check(z.maxLength(8192, rule('tooLong')))

/** A text people read, as it is stored: something of it is seen, and it has between `least` and `most` characters (Y-19, Y-23). */
export const requiredText = ({ least = 1, most }: { readonly least?: number; readonly most: number }) =>
  z.pipe(typed, z.pipe(z.transform(plainText), z.string().check(z.minLength(1, rule('required')), atLeast(least), atMost(most))))

/** The same for a text one may leave out: what nobody sees is null. */
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
