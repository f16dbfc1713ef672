import { plusDays } from '../../insights/days.ts'

type HijriDay = { readonly year: number; readonly month: number; readonly day: number }

/** Of all date formats, only this one uses another calendar: it finds days and is never shown. */
const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

/** Returns the date of a civil day, `YYYY-MM-DD`, in the Umm al-Qura calendar of the runtime. */
export function hijriOf(civil: string): HijriDay {
  const parts = calendar.formatToParts(Date.parse(civil))
  const part = (name: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === name)?.value)
  return { year: part('year'), month: part('month'), day: part('day') }
}

/** The first day of the year 1446. */
const known = { year: 1446, civil: '2024-07-07' }
/** Average length of a lunar month, in days. */
const monthLength = 29.530_588

/** Returns the civil day on which a month of the Umm al-Qura calendar begins. Months are numbered from 1. */
export function firstDayOf(year: number, month: number): string {
  let civil = plusDays(known.civil, Math.round(((year - known.year) * 12 + month - 1) * monthLength))
  /* The estimate is at most a few days away. Each step counts 30 days for a month, so a second step corrects months of 29 days. */
  for (;;) {
    const here = hijriOf(civil)
    const away = ((year - here.year) * 12 + month - here.month) * 30 + 1 - here.day
    if (away === 0) return civil
    civil = plusDays(civil, away)
  }
}

/** Returns the Hijri years that a range of civil days touches. */
export function hijriYears(from: string, to: string): number[] {
  const first = hijriOf(from).year
  return Array.from({ length: hijriOf(to).year - first + 1 }, (_, at) => first + at)
}
