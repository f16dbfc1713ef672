import { useIntl } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'

/** Returns a program's period in words: “22 Oct – 31 Jan”, or “From 22 Oct” if the program has no end. Dates are civil dates of Riyadh. */
export function useDates({ startDate, endDate }: { startDate: string; endDate: string | null }): string {
  const intl = useIntl()
  const { date } = useFormats()
  const day = (civil: string) => date(new Date(startOfDay(civil)), 'shortDay')
  return endDate === null
    ? intl.formatMessage({ id: 'program.card.from' }, { date: day(startDate) })
    : intl.formatMessage({ id: 'program.fact.fromTo' }, { from: day(startDate), to: day(endDate) })
}
