import type { Language } from '../../platform/language.ts'
import { moneyText } from '../../platform/money-text.ts'
import type { NotificationMeta } from '../record.ts'
import { isolated } from './user-text.ts'

/** A notification's values as its sentences take them. What somebody typed is isolated; null is what is not known, or not any more. */
export type TextValues = {
  /** Who did it; null where nobody, where the profile is gone, and where not everybody may see it (D-05). */
  sender: string | null
  group: string | null
  program: string | null
  /** The name of a saved filter. */
  filter: string | null
  /** A reviewer's or an admin's words. */
  reason: string | null
  /** As it is on the wire. */
  programStatus: string | null
  /** With its currency and two decimals (S-03). */
  amount: string | null
  percent: { value: number; text: string } | null
  /** How many; the text has the language's digits. */
  count: { value: number; text: string }
  /** A day of Riyadh, without its year. */
  day: string | null
}

/** Digits by S-01, spelled out, since `ar` alone yields other ones in other engines. */
const locales: Readonly<Record<Language, string>> = { en: 'en-SA', ar: 'ar-SA-u-ca-gregory-nu-arab' }

const bothFormats = (options: Intl.NumberFormatOptions): Readonly<Record<Language, Intl.NumberFormat>> => ({
  en: new Intl.NumberFormat(locales.en, options),
  ar: new Intl.NumberFormat(locales.ar, options),
})
const numbers = bothFormats({})
const shares = bothFormats({ style: 'percent', maximumFractionDigits: 1 })
/** The month is spelled out in Arabic, where it has no short form. A civil date stands for the same day everywhere. */
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
  reason: typed(meta.message),
  programStatus: meta.programStatus ?? null,
  amount: meta.amount === undefined ? null : moneyText(meta.amount, language),
  percent: meta.percent === undefined ? null : { value: meta.percent, text: shares[language].format(meta.percent / 100) },
  count: { value: meta.count ?? 1, text: numbers[language].format(meta.count ?? 1) },
  day: meta.day === undefined ? null : days[language].format(Date.parse(meta.day)),
})
