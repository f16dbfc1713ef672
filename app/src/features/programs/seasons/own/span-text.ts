import type { IntlShape } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { Span } from '@wasla/contract/programs/seasons/types.ts'
import type { Formats } from '@wasla/design-system/locale/formats.ts'

/** Returns a span of days in words: one day, or the first and the last. `look` is with or without the year. */
export function spanText(intl: IntlShape, { date }: Pick<Formats, 'date'>, { from, to }: Span, look: 'shortDay' | 'day'): string {
  const day = (civil: string) => date(new Date(startOfDay(civil)), look)
  return from === to ? day(from) : intl.formatMessage({ id: 'programs.seasons.days' }, { from: day(from), to: day(to) })
}
