import type { Language } from '@wasla/contract/platform/language.ts'
import { moneyText } from '@wasla/contract/platform/money-text.ts'
import { archiveText } from '@wasla/contract/own-data/text.ts'

const locales: Readonly<Record<Language, string>> = { en: 'en-SA', ar: 'ar-SA-u-ca-gregory-nu-arab' }
const formats = Object.fromEntries(
  (['en', 'ar'] as const).map((language) => [
    language,
    {
      moment: new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Riyadh' }),
      day: new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Asia/Riyadh' }),
      number: new Intl.NumberFormat(locales[language]),
      share: new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 2 }),
    },
  ]),
) as Readonly<
  Record<Language, { moment: Intl.DateTimeFormat; day: Intl.DateTimeFormat; number: Intl.NumberFormat; share: Intl.NumberFormat }>
>

/** Columns with an amount in halalas. */
const money = new Set([
  ...['amount', 'price_from', 'price_to', 'subtotal', 'fee', 'vat', 'net_amount', 'budget', 'taken', 'sum', 'revenue', 'most_amount'],
])
/** Columns with a moment whose name does not end with `_at`. */
const moments = new Set([
  'at',
  'hour',
  'until',
  'locked_until',
  'hold_from',
  'held_since',
  'off_since',
  'failing_since',
  'identity_recheck_since',
])
/** Columns with 0 or 1 whose name does not begin with a verb. */
const bits = new Set(['allow_trademark_use', 'was_invited', 'open_to_placement', 'sell_on_ecommerce'])
/** Numbers that name something and count nothing. */
const plain = new Set(['year', 'sequence', 'seq', 'version', 'position', 'mobile_no', 'mobile_number', 'contact_mobile', 'to_number'])

const isMoment = (column: string) => column.endsWith('_at') || column === 'answer_by' || column === 'publish_date' || moments.has(column)
const isBit = (column: string) => /^(?:is|has|saw)_/.test(column) || bits.has(column)

/** Returns a day as the reader’s language writes it. */
export const dayText = (language: Language, moment: number): string => formats[language].day.format(moment)

export const numberText = (language: Language, count: number): string => formats[language].number.format(count)

/** Returns a value of a column for a reader; null if the page leaves it out, because there is none. */
export function valueText(language: Language, column: string, value: string | number | null): string | null {
  if (value === null || value === '') return null
  if (typeof value === 'string') return value
  if (isBit(column)) return archiveText(language, value === 1 ? 'value.yes' : 'value.no')
  if (isMoment(column)) return formats[language].moment.format(value)
  if (money.has(column)) return moneyText(value, language)
  if (column === 'basis_points') return formats[language].share.format(value / 10_000)
  return plain.has(column) ? String(value) : formats[language].number.format(value)
}
