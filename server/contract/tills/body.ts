import * as z from 'zod/mini'
import { plainIdentifier } from '../validation/identifier.ts'
import { foldedCode } from '../participations/promo-codes/folded.ts'
import { promoCodeLimits } from '../participations/promo-codes/code.ts'
import { halalasOf } from '../wallet/money.ts'
import { tillLimits } from './limits.ts'

const { key: keyLength } = tillLimits

const key = z.string().check(z.regex(new RegExp(`^[\\w-]{${keyLength.least},${keyLength.most}}$`)))
const code = z.pipe(
  z.string().check(z.maxLength(promoCodeLimits.reported)),
  z.pipe(z.transform(foldedCode), z.string().check(z.minLength(1))),
)
/** Riyals as text or number, with at most two decimals; above nothing. */
const amount = z.pipe(
  z.union([z.string().check(z.maxLength(32)), z.number()]),
  z.transform((riyals: string | number, ctx) => {
    const halalas = halalasOf(String(riyals))
    if (halalas !== null && halalas > 0) return halalas
    ctx.issues.push({ code: 'custom', input: riyals })
    return z.NEVER
  }),
)
/** Seconds since the order was made, by the phone’s clock. Two moments of one clock can be compared, even if the clock is wrong. */
const ago = z.number().check(z.minimum(0), z.maximum(365 * 86_400))

const orderRules = z.object({ key, code, amount, ago })
const undoRules = z.object({ key })
const pinRules = z.object({ pin: z.pipe(z.string().check(z.maxLength(32)), z.transform(plainIdentifier)) })

/** An order as a phone sends it. The amount is in halalas, `ago` in seconds. */
export type SentOrder = z.output<typeof orderRules>

/** Returns a read JSON body; null if it has not the right form. */
function read<T extends z.ZodMiniType>(rules: T, text: string): z.output<T> | null {
  try {
    const result = z.safeParse(rules, JSON.parse(text))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

export const readOrder = (text: string): SentOrder | null => read(orderRules, text)
export const readUndo = (text: string): { key: string } | null => read(undoRules, text)
export const readPin = (text: string): { pin: string } | null => read(pinRules, text)
