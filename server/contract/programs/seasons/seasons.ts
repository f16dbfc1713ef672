import { plusDays } from '../../insights/days.ts'
import { salaryDayOf } from './salary-days.ts'
import { schoolTerms } from './school-terms.ts'
import { overlaps, seasonKinds, type Season, type SeasonKind, type Span } from './types.ts'
import { firstDayOf, hijriYears } from './umm-al-qura.ts'

/** Returns a span of days that begins `after` days after the first day of a Hijri month. */
function spanOf(year: number, month: number, after: number, days: number): Span {
  const from = plusDays(firstDayOf(year, month), after)
  return { from, to: plusDays(from, days - 1) }
}

const ramadan = 9
const shawwal = 10
const dhuAlHijjah = 12

const yearsOf = ({ from, to }: Span): string[] => {
  const first = Number(from.slice(0, 4))
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, at) => String(first + at))
}

const dayOfYear =
  (day: string) =>
  (range: Span): Span[] =>
    yearsOf(range).map((year) => ({ from: `${year}-${day}`, to: `${year}-${day}` }))

/** Spans of each kind that may overlap a range. Islamic seasons are those of all Hijri years that the range touches. */
const spans: Readonly<Record<SeasonKind, (range: Span) => readonly Span[]>> = {
  RAMADAN: ({ from, to }) =>
    hijriYears(from, to).map((year) => ({ from: firstDayOf(year, ramadan), to: plusDays(firstDayOf(year, shawwal), -1) })),
  EID_AL_FITR: ({ from, to }) => hijriYears(from, to).map((year) => spanOf(year, shawwal, 0, 4)),
  EID_AL_ADHA: ({ from, to }) => hijriYears(from, to).map((year) => spanOf(year, dhuAlHijjah, 9, 4)),
  FOUNDING_DAY: dayOfYear('02-22'),
  NATIONAL_DAY: dayOfYear('09-23'),
  SCHOOL_TERM: () => schoolTerms,
  SALARY_DAY: (range) =>
    yearsOf(range)
      .flatMap((year) => Array.from({ length: 12 }, (_, month) => salaryDayOf(`${year}-${String(month + 1).padStart(2, '0')}`)))
      .map((day) => ({ from: day, to: day })),
}

/** Returns the seasons that overlap a range of days: by kind, then by time. A season keeps its days outside the range. */
export const seasonsIn = (range: Span): Season[] =>
  seasonKinds.flatMap((kind) => spans[kind](range).flatMap((span) => (overlaps(span, range) ? [{ kind, ...span }] : [])))
