import type { Language } from '../../platform/language.ts'
import { moneyText } from '../../platform/money-text.ts'
import type { NotificationMeta } from '../record.ts'
import { isolated } from './user-text.ts'

/**
 * Values for the sentences of a notification. Texts that a user typed are isolated (`isolated`). A value is null if it is unknown or was
 * deleted.
 */
export type TextValues = {
  /**
   * The name of the profile that caused the notification; null if no profile did, or if the profile was removed or is not public (D-05).
   */
  sender: string | null
  group: string | null
  program: string | null
  /** The name of a saved filter. */
  filter: string | null
  /** The reason that a reviewer or an admin typed. */
  reason: string | null
  /** The status of the program, as the API spells it. */
  programStatus: string | null
  /** The amount as text, with its currency and two decimals (S-03). */
  amount: string | null
  percent: { value: number; text: string } | null
  /** A number of people, results or clicks, and the same number as text with the digits of the language. */
  count: { value: number; text: string }
  /** A day in Riyadh, without its year. */
  day: string | null
  /** The host of a webhook endpoint. */
  host: string | null
  /** The name of an API key. */
  keyName: string | null
}

/** Digits by S-01. The numbering system is explicit, because `ar` alone gives different digits in different engines. */
const locales: Readonly<Record<Language, string>> = { en: 'en-SA', ar: 'ar-SA-u-ca-gregory-nu-arab' }

const bothFormats = (options: Intl.NumberFormatOptions): Readonly<Record<Language, Intl.NumberFormat>> => ({
  en: new Intl.NumberFormat(locales.en, options),
  ar: new Intl.NumberFormat(locales.ar, options),
})
const numbers = bothFormats({})
const shares = bothFormats({ style: 'percent', maximumFractionDigits: 1 })
/**
 * In Arabic the month is written in full, because Arabic months have no short form. Dates are formatted in UTC, so that the day does not
 * change.
 */
const days: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat(locales.en, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  ar: new Intl.DateTimeFormat(locales.ar, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
}
const typed = (text: string | null | undefined): string | null => (text ? isolated(text) : null)

export const textValues = (meta: NotificationMeta, sender: string | null, language: Language): TextValues => ({
  sender: typed(sender),
  group: typed(meta.groupName),
  program: typed(meta.programName),
  filter: typed(meta.filterName),
  host: typed(meta.host),
  keyName: typed(meta.keyName),
  reason: typed(meta.message),
  programStatus: meta.programStatus ?? null,
  amount: meta.amount === undefined ? null : moneyText(meta.amount, language),
  percent: meta.percent === undefined ? null : { value: meta.percent, text: shares[language].format(meta.percent / 100) },
  count: { value: meta.count ?? 1, text: numbers[language].format(meta.count ?? 1) },
  day: meta.day === undefined ? null : days[language].format(Date.parse(meta.day)),
})
