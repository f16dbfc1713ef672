import { toAsciiDigits } from '../../locale/digits.ts'
import { languageFacts, type Language } from '../../locale/language.ts'

/** Why a text is not an amount. `empty` is not always an error: the caller decides whether an amount is required. */
const moneyReasons = ['empty', 'notANumber', 'tooPrecise', 'tooLarge', 'belowMinimum', 'aboveMaximum'] as const
export type MoneyReason = (typeof moneyReasons)[number]

/** Whole halalas, or the reason why there are none. Computed without floating point. */
export type ParsedMoney = { halalas: number; reason: null } | { halalas: null; reason: MoneyReason }

/** Limits in halalas, both included. */
export type MoneyLimits = { minimum?: number; maximum?: number }

/** Maximum number of digits before the decimal sign. Amounts up to 9,999,999,999,999.99 are exact integers of halalas. */
const greatestLength = 13

/** Names of the currency, which people copy with an amount. */
const decoration = /SAR|SR|ر\.?\s?س\.?|ريال|﷼|\u20C1/giu
/** Characters that are ignored: apostrophes, spaces of every kind and invisible characters. */
const spaces = /[\s'’_\u200B-\u200D\u2060]/gu

/** Returns the text with ASCII digits, points and commas, without currency and spaces. Keeps `٬`, which always separates thousands. */
const plainSigns = (text: string) =>
  toAsciiDigits(text)
    .replace(decoration, '')
    .replace(/[\u066B．]/gu, '.')
    .replace(/[\u060C，]/gu, ',')
    .replace(spaces, '')

/**
 * Splits an amount at its decimal sign. A comma separates thousands if its position fits. A single comma before one or two digits is a
 * decimal sign: `12,5` is twelve and a half, `1,250` is one thousand two hundred and fifty.
 */
function splitDecimal(plain: string): [whole: string, fraction: string] | null {
  const loneComma = /^(\d*),(\d{1,2})$/.exec(plain)
  if (loneComma) return [loneComma[1] ?? '', loneComma[2] ?? '']
  const parts = /^(\d*|\d{1,3}(?:[,\u066C]\d{3})+)(?:\.(\d*))?$/.exec(plain)
  if (!parts) return null
  const [whole, fraction] = [(parts[1] ?? '').replace(/[,\u066C]/gu, ''), parts[2] ?? '']
  return whole === '' && fraction === '' ? null : [whole, fraction]
}

const failed = (reason: MoneyReason): ParsedMoney => ({ halalas: null, reason })

/**
 * Reads riyals as people type and paste them: both digit sets, `٫` or `.` before at most two decimals, `٬`, `,` or spaces between
 * thousands, the currency on either side. Uses the written digits, so nothing is rounded.
 */
export function parseMoney(text: string, { minimum, maximum }: MoneyLimits = {}): ParsedMoney {
  const plain = plainSigns(text)
  if (plain === '') return failed('empty')
  const split = splitDecimal(plain)
  if (!split) return failed('notANumber')
  const [whole, fraction] = [split[0].replace(/^0+/, ''), split[1]]
  if (fraction.length > 2) return failed('tooPrecise')
  if (whole.length > greatestLength) return failed('tooLarge')
  const halalas = Number.parseInt(`${whole}${fraction.padEnd(2, '0')}`, 10)
  if (minimum !== undefined && halalas < minimum) return failed('belowMinimum')
  if (maximum !== undefined && halalas > maximum) return failed('aboveMaximum')
  return { halalas, reason: null }
}

/** A character that does not occur in amounts. */
const stranger = /[^\d٠-٩۰-۹０-９.,\u066B\u066C\u060C．，\s'’]/u

/**
 * Returns the text of the field after a keystroke or a paste left `typed` in it. Ignores a key that does not belong to an amount. Keeps a
 * pasted text whole, because dropping a part would change the amount; removes only the currency and invisible characters.
 */
export function nextMoneyText(held: string, typed: string): string {
  const shown = typed
    .replace(/[\p{Cf}]/gu, '')
    .replace(decoration, '')
    .trimStart()
  const isOneKey = typed.length === held.length + 1
  return isOneKey && stranger.test(shown) ? held : shown
}

/**
 * Formats whole halalas for a field without focus: separators and digits of the language, two decimals only if there are halalas. Uses the
 * digits, without floating point.
 */
export function writeMoney(halalas: number, language: Language): string {
  const { formatTag } = languageFacts[language]
  const [whole, rest] = [Math.trunc(halalas / 100), halalas % 100]
  const number = new Intl.NumberFormat(formatTag).format(whole)
  if (rest === 0) return number
  const decimals = new Intl.NumberFormat(formatTag, { minimumIntegerDigits: 2 }).format(rest)
  return `${number}${language === 'ar' ? '\u066B' : '.'}${decimals}`
}
