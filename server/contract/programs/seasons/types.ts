import { numberOf } from '../../insights/days.ts'

/** Kinds of seasons, in the order in which they are listed. */
export const seasonKinds = ['RAMADAN', 'EID_AL_FITR', 'EID_AL_ADHA', 'FOUNDING_DAY', 'NATIONAL_DAY', 'SCHOOL_TERM', 'SALARY_DAY'] as const
export type SeasonKind = (typeof seasonKinds)[number]

/** Civil days in Riyadh, `YYYY-MM-DD`, both included. */
export type Span = { readonly from: string; readonly to: string }

/** Returns the number of days of a span. */
export const lengthOf = ({ from, to }: Span): number => numberOf(to) - numberOf(from) + 1

/** Returns whether two spans have a day in common. */
export const overlaps = (one: Span, other: Span): boolean => one.from <= other.to && one.to >= other.from

export type Season = Span & { readonly kind: SeasonKind }
