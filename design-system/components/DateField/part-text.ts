import type { Formats } from '../../locale/formats.ts'

/** What a field knows of one of its parts. `value` is the number in it; a separator has none. */
export type DatePart = { type: string; text: string; value?: number | null; isPlaceholder?: boolean }

/** The 15th, so that the month is the same in every zone. */
const middleOf = (month: number) => new Date(Date.UTC(2026, month - 1, 15))

const monthOf = (parts: readonly DatePart[]) => parts.find(({ type, isPlaceholder }) => type === 'month' && !isPlaceholder)?.value

/**
 * How a part is written. As soon as a field has its month, the month is a word and its neighbours need no slashes: nobody can tell
 * whether 11/02 is in February or in November. Typing and counting stay as they are: people still type the digits of a month.
 */
export function partText(part: DatePart, parts: readonly DatePart[], { date, number }: Pick<Formats, 'date' | 'number'>): string {
  const month = monthOf(parts)
  if (!month || part.isPlaceholder) return part.text
  if (part.type === 'month') return date(middleOf(month), 'monthName')
  if (part.type === 'day' && part.value) return number(part.value)
  return part.type === 'literal' ? part.text.replace('/', ' ') : part.text
}
