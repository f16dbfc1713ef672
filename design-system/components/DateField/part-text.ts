import type { Formats } from '../../locale/formats.ts'

/** A part of a date or time field. `value` is its number; a separator has none. */
export type DatePart = { type: string; text: string; value?: number | null; isPlaceholder?: boolean }

/** Returns the 15th of a month, which is in that month in every time zone. */
const middleOf = (month: number) => new Date(Date.UTC(2026, month - 1, 15))

const monthOf = (parts: readonly DatePart[]) => parts.find(({ type, isPlaceholder }) => type === 'month' && !isPlaceholder)?.value

/**
 * Returns the text of a part. Once a field has its month, the month is a word and needs no slashes around it: 11/02 could be in February or
 * in November. Input does not change: people still type the digits of a month.
 */
export function partText(part: DatePart, parts: readonly DatePart[], { date, number }: Pick<Formats, 'date' | 'number'>): string {
  const month = monthOf(parts)
  if (!month || part.isPlaceholder) return part.text
  if (part.type === 'month') return date(middleOf(month), 'monthName')
  if (part.type === 'day' && part.value) return number(part.value)
  return part.type === 'literal' ? part.text.replace('/', ' ') : part.text
}
