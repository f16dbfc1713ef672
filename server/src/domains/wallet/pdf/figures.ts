import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { plainRiyals } from '@wasla/contract/wallet/money.ts'
import { bothOf } from '@wasla/contract/wallet/pdf/text.ts'

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-arab' }

const numbers = bothFormats((locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }))
const counts = bothFormats((locale) => new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 }))
const datesBy = (options: Intl.DateTimeFormatOptions) =>
  bothFormats((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Riyadh' }))
const longDay = datesBy({ day: 'numeric', month: 'long', year: 'numeric' })
const shortDay = datesBy({ day: 'numeric', month: 'short' })
const month = datesBy({ month: 'long', year: 'numeric' })
const time = datesBy({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

function bothFormats<Format>(make: (locale: string) => Format): Readonly<Record<Language, Format>> {
  return { en: make(locales.en), ar: make(locales.ar) }
}

/** Formats an amount without a sign, with two decimals. Formats its decimal digits, so nothing is rounded. */
export const amount = (halalas: number): Localized =>
  bothOf((language) => numbers[language].format(plainRiyals(Math.abs(halalas)) as Intl.StringNumericLiteral))

/** Formats a change of a balance. The sign is left of the digits in both scripts. */
export function change(halalas: number): Localized {
  const sign = halalas > 0 ? '+' : halalas < 0 ? '\u2212' : ''
  const { en, ar } = amount(halalas)
  return { en: sign + en, ar: sign + ar }
}

/** Formats a balance, which has a sign only below zero. */
export const balanceOf = (halalas: number): Localized => (halalas < 0 ? change(halalas) : amount(halalas))

/** Formats a whole or short number without separators. */
export const count = (value: number): Localized => bothOf((language) => counts[language].format(value))

const oneDecimal = { style: 'percent', maximumFractionDigits: 1 } as const
const percents = {
  en: new Intl.NumberFormat('en-SA', oneDecimal),
  ar: new Intl.NumberFormat('ar-SA-u-ca-gregory-nu-arab', oneDecimal),
} as const

/** Returns a percentage as text: 12.5 is “12.5%”. */
export const percentage = (percent: number): Localized => bothOf((language) => percents[language].format(percent / 100))

/** Formats a day in Riyadh: `20 November 2025`. */
export const dayOf = (moment: number): Localized => bothOf((language) => longDay[language].format(moment))
/** Formats a day in Riyadh, short: `20 Nov`. */
export const shortDayOf = (moment: number): Localized => bothOf((language) => shortDay[language].format(moment))
/** Formats a month in Riyadh: `November 2025`. */
export const monthOf = (moment: number): Localized => bothOf((language) => month[language].format(moment))
/** Formats a time in Riyadh: `20 November 2025, 10:42`. */
export const momentOf = (moment: number): Localized =>
  bothOf((language) => `${longDay[language].format(moment)}${language === 'ar' ? '،' : ','} ${time[language].format(moment)}`)
/** Formats the day of the month in Riyadh: `20`. */
export const dayNumberOf = (moment: number): Localized => count(Number(civilDate(moment).slice(8)))
