import { languageFacts, type Language } from './language.ts'

/** Days and hours are those of Riyadh. */
export const timeZone = 'Asia/Riyadh'

/** Every format of numbers. Nothing else in the product may pass options to `Intl.NumberFormat`. */
export const numberStyles = {
  plain: {},
  decimal: { maximumFractionDigits: 1 },
  percent: { style: 'percent', maximumFractionDigits: 1 },
  change: { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' },
  compact: { notation: 'compact', maximumFractionDigits: 1 },
  amount: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
} as const satisfies Record<string, Intl.NumberFormatOptions>
export type NumberStyle = keyof typeof numberStyles

/** Every format of moments. */
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

/** Units with their seconds, the largest first: a span is written in the first unit it fills. */
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
 * How exactly money is written. `statement`: two decimals always, for wallets, bills and statements. `price`: none where the amount
 * is whole, for rate cards, budgets, ranges and limits.
 */
export const moneyModes = ['statement', 'price'] as const
export type MoneyMode = (typeof moneyModes)[number]

/** The written name of the currency, because few fonts have the new riyal sign yet (S-03). */
const currencies: Record<Language, { name: string; isFirst: boolean }> = {
  en: { name: 'SAR', isFirst: true },
  ar: { name: 'ر.س', isFirst: false },
}

/** `signed`: a plus before what came in, too. */
export const moneySigns = ['plain', 'signed'] as const
export type MoneySign = (typeof moneySigns)[number]

/** The sign before an amount or a count that is written without one; a minus as wide as a plus. */
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

/** Formatters of one language, with its digits and the Gregorian calendar, whatever the defaults of the engine are (S-01, S-02). */
export function createFormats(language: Language) {
  const { formatTag } = languageFacts[language]
  const numbers = cached((style: NumberStyle) => new Intl.NumberFormat(formatTag, numberStyles[style]))
  const dates = cached((style: DateStyle) => new Intl.DateTimeFormat(formatTag, { ...dateStyles[style], timeZone }))
  const units = cached((unit: string) => new Intl.NumberFormat(formatTag, { style: 'unit', unit, unitDisplay: 'long' }))
  const sizes = cached(
    /* The short word for bytes has no plural in English. */
    (unit: string) =>
      new Intl.NumberFormat(formatTag, { style: 'unit', unit, unitDisplay: unit === 'byte' ? 'long' : 'short', maximumFractionDigits: 1 }),
  )
  const relative = cached((numeric: 'auto' | 'always') => new Intl.RelativeTimeFormat(formatTag, { numeric }))
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
    /** Separates facts in one line. A middle dot beside Arabic-Indic digits would be read as a zero. */
    separator: language === 'ar' ? '، ' : ' · ',
    number,
    /** `share` is 0..1. */
    percent: (share: number) => number(share, 'percent'),
    /** 48,230 as “48.2K” or “٤٨٫٢ ألف”. */
    compact: (value: number) => number(value, 'compact'),
    /** Whole halalas as “SAR 1,234.50” or “١٬٢٣٤٫٥٠ ر.س” (S-03); as a price “SAR 5,500”. */
    money,
    /** The same in its parts, for setting it: the fraction with its separator, and the currency on the side where the language has it. */
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
    /** Two prices as “SAR 5,500–8,100” or “٥٬٥٠٠–٨٬١٠٠ ر.س”; both have decimals where one needs them. */
    priceRange: (from: number, to: number) => {
      if (from === to) return money(from, 'price')
      const style = isWhole(from) && isWhole(to) ? 'plain' : 'amount'
      return riyals('', `${number(from / 100, style)}–${number(to / 100, style)}`)
    },
    /** Bytes as “1.4 MB” or “١٫٤ م.ب”. */
    fileSize: (bytes: number) => {
      const [unit, size] = fileUnits.find(([, length]) => bytes >= length) ?? fileUnits[2]
      return sizes(unit).format(bytes / size)
    },
    date: (moment: Date, style: DateStyle = 'day') => dates(style).format(moment),
    /** “2 days ago”, “tomorrow”; `now` comes from the caller's clock. */
    ago: (moment: Date, now: Date) => {
      const seconds = (moment.getTime() - now.getTime()) / 1000
      const [unit, size] = spans.find(([, length]) => Math.abs(seconds) >= length) ?? spans[3]
      return relative('auto').format(Math.trunc(seconds / size), unit)
    },
    /**
     * A wait in the largest unit of which it fills two or more, or exactly one, rounded up, so that nobody comes back too early:
     * 90 s stays “90 seconds” (S1 §9), 121 s is “3 minutes”.
     */
    wait: (seconds: number) => {
      const [unit, size] = spans.find(([, length]) => seconds === length || seconds >= 2 * length) ?? spans[3]
      return units(unit).format(Math.ceil(seconds / size))
    },
    /** A running countdown, minutes and seconds: “1:05”. */
    clock: (seconds: number) => {
      const whole = Math.max(0, Math.ceil(seconds))
      const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
      return `${number(minutes)}:${rest < 10 ? number(0) : ''}${number(rest)}`
    },
  }
}
export type Formats = ReturnType<typeof createFormats>

/** The same styles as named formats, for `{count, number, compact}` inside messages. */
export const messageFormats = {
  number: numberStyles,
  date: Object.fromEntries(Object.entries(dateStyles).map(([name, style]) => [name, { ...style, timeZone }])),
}
