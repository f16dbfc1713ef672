import { languageFacts, type Language } from './language.ts'

/** Time zone of all dates and times. */
export const timeZone = 'Asia/Riyadh'

/** Every format of numbers. No other code may pass options to `Intl.NumberFormat`. */
export const numberStyles = {
  plain: {},
  decimal: { maximumFractionDigits: 1 },
  percent: { style: 'percent', maximumFractionDigits: 1 },
  change: { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' },
  compact: { notation: 'compact', maximumFractionDigits: 1 },
  amount: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
} as const satisfies Record<string, Intl.NumberFormatOptions>
export type NumberStyle = keyof typeof numberStyles

/** Every format of dates and times. */
export const dateStyles = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  mediumDay: { day: 'numeric', month: 'short', year: 'numeric' },
  shortDay: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  weekdayName: { weekday: 'long' },
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'short' },
  dayOfMonth: { day: 'numeric' },
  moment: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
export type DateStyle = keyof typeof dateStyles

/** Units of time in seconds, the largest first. */
const spans = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** Units of file sizes in bytes, the largest first; a megabyte is 1,048,576 bytes (V-23). */
const fileUnits = [
  ['megabyte', 1_048_576],
  ['kilobyte', 1_024],
  ['byte', 1],
] as const

/**
 * How money is written. `statement`: always two decimals, for wallets, bills and statements. `price`: no decimals if the amount is whole,
 * for rate cards, budgets, ranges and limits.
 */
const moneyModes = ['statement', 'price'] as const
export type MoneyMode = (typeof moneyModes)[number]

/** Written names of the currency: few fonts have the new riyal sign yet (S-03). */
const currencies: Record<Language, { name: string; isFirst: boolean }> = {
  en: { name: 'SAR', isFirst: true },
  ar: { name: 'ر.س', isFirst: false },
}

/** `signed` also puts a plus before positive amounts. */
export const moneySigns = ['plain', 'signed'] as const
export type MoneySign = (typeof moneySigns)[number]

/** Returns the sign for an amount or a count that is formatted without a sign. The minus sign is as wide as a plus. */
export const signOf = (value: number, signs: MoneySign) => (value < 0 ? '\u2212' : signs === 'signed' && value > 0 ? '+' : '')

const cached = <Key, Made>(make: (key: Key) => Made) => {
  const made = new Map<Key, Made>()
  return (key: Key): Made => {
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = make(key)
    made.set(key, fresh)
    return fresh
  }
}

/** Makes the formatters of one language, with its digits and the Gregorian calendar, independent of the engine's defaults (S-01, S-02). */
export function createFormats(language: Language) {
  const { formatTag } = languageFacts[language]
  const numbers = cached((style: NumberStyle) => new Intl.NumberFormat(formatTag, numberStyles[style]))
  const dates = cached((style: DateStyle) => new Intl.DateTimeFormat(formatTag, { ...dateStyles[style], timeZone }))
  const units = cached((unit: string) => new Intl.NumberFormat(formatTag, { style: 'unit', unit, unitDisplay: 'long' }))
  const sizes = cached(
    /* Uses the long name for bytes: the short name has no plural in English. */
    (unit: string) =>
      new Intl.NumberFormat(formatTag, { style: 'unit', unit, unitDisplay: unit === 'byte' ? 'long' : 'short', maximumFractionDigits: 1 }),
  )
  const relative = cached((numeric: 'auto' | 'always') => new Intl.RelativeTimeFormat(formatTag, { numeric }))
  const names = cached((type: 'region' | 'language') => new Intl.DisplayNames(formatTag, { type, fallback: 'code' }))
  const number = (value: number, style: NumberStyle = 'plain') => numbers(style).format(value)
  const isWhole = (halalas: number) => halalas % 100 === 0
  const currency = currencies[language]
  const riyals = (sign: string, amount: string) =>
    currency.isFirst ? `${sign}${currency.name}\u00A0${amount}` : `${sign}${amount}\u00A0${currency.name}`
  const styleOf = (halalas: number, mode: MoneyMode): NumberStyle => (mode === 'price' && isWhole(halalas) ? 'plain' : 'amount')
  const money = (halalas: number, mode: MoneyMode = 'statement') =>
    riyals(signOf(halalas, 'plain'), number(Math.abs(halalas) / 100, styleOf(halalas, mode)))

  return {
    language,
    /** Separates facts in one line. Beside Arabic-Indic digits a middle dot would look like a zero. */
    separator: language === 'ar' ? '، ' : ' · ',
    number,
    /** `share` is 0..1. */
    percent: (share: number) => number(share, 'percent'),
    /** Formats 48,230 as “48.2K” or “٤٨٫٢ ألف”. */
    compact: (value: number) => number(value, 'compact'),
    /** Formats whole halalas as “SAR 1,234.50” or “١٬٢٣٤٫٥٠ ر.س” (S-03); as a price “SAR 5,500”. */
    money,
    /**
     * Splits an amount into parts for its layout. The fraction includes the decimal sign; `isCurrencyFirst` says on which side the currency
     * is.
     */
    moneyParts: (halalas: number, mode: MoneyMode = 'statement', signs: MoneySign = 'plain') => {
      const parts = numbers(styleOf(halalas, mode)).formatToParts(Math.abs(halalas) / 100)
      const join = (isFraction: boolean) =>
        parts
          .filter(({ type }) => (type === 'decimal' || type === 'fraction') === isFraction)
          .map(({ value }) => value)
          .join('')
      return {
        sign: signOf(halalas, signs),
        whole: join(false),
        fraction: join(true),
        currency: currency.name,
        isCurrencyFirst: currency.isFirst,
      }
    },
    /** Formats two prices as “SAR 5,500–8,100” or “٥٬٥٠٠–٨٬١٠٠ ر.س”. If one of them needs decimals, both have decimals. */
    priceRange: (from: number, to: number) => {
      if (from === to) return money(from, 'price')
      const style = isWhole(from) && isWhole(to) ? 'plain' : 'amount'
      return riyals('', `${number(from / 100, style)}–${number(to / 100, style)}`)
    },
    /** Formats bytes as “1.4 MB” or “١٫٤ م.ب”. */
    fileSize: (bytes: number) => {
      const [unit, size] = fileUnits.find(([, length]) => bytes >= length) ?? fileUnits[2]
      return sizes(unit).format(bytes / size)
    },
    date: (moment: Date, style: DateStyle = 'day') => dates(style).format(moment),
    /** Formats a time relative to `now`, in the largest unit that the difference fills: “2 days ago”, “tomorrow”. */
    ago: (moment: Date, now: Date) => {
      const seconds = (moment.getTime() - now.getTime()) / 1000
      const [unit, size] = spans.find(([, length]) => Math.abs(seconds) >= length) ?? spans[3]
      return relative('auto').format(Math.trunc(seconds / size), unit)
    },
    /**
     * Formats seconds to wait. Uses the largest unit that gives exactly one or at least two, so 90 s stays “90 seconds” (S1 §9). Rounds up,
     * so that nobody retries too early: 121 s is “3 minutes”.
     */
    wait: (seconds: number) => {
      const [unit, size] = spans.find(([, length]) => seconds === length || seconds >= 2 * length) ?? spans[3]
      return units(unit).format(Math.ceil(seconds / size))
    },
    /** Returns the name of a country by its two letters (“SA”), or of a language by its code (“ar”); the code itself if it has no name. */
    nameOf: (type: 'region' | 'language', code: string) => names(type).of(code) ?? code,
    /** Formats a running countdown in minutes and seconds: “1:05”. */
    clock: (seconds: number) => {
      const whole = Math.max(0, Math.ceil(seconds))
      const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
      return `${number(minutes)}:${rest < 10 ? number(0) : ''}${number(rest)}`
    },
  }
}
export type Formats = ReturnType<typeof createFormats>

/** The formats above under their names, for `{count, number, compact}` inside messages. */
export const messageFormats = {
  number: numberStyles,
  date: Object.fromEntries(Object.entries(dateStyles).map(([name, style]) => [name, { ...style, timeZone }])),
}
