import { FormattedMessage, useIntl } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { Season } from '@wasla/contract/programs/seasons/types.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'

/** Most days of salaries that are listed visibly. */
const mostListed = 3

/** The days of the seasons of one kind, in words. Many salary days are summed up in one phrase; screen readers still read each day. */
export function SeasonDays({ seasons }: { seasons: readonly Season[] }) {
  const intl = useIntl()
  const { date, separator } = useFormats()
  const day = (civil: string) => date(new Date(startOfDay(civil)), 'shortDay')
  const all = seasons
    .map(({ from, to }) =>
      from === to ? day(from) : intl.formatMessage({ id: 'programs.seasons.days' }, { from: day(from), to: day(to) }),
    )
    .join(separator)
  if (seasons[0]?.kind !== 'SALARY_DAY' || seasons.length <= mostListed) return all
  return (
    <>
      <FormattedMessage id="programs.seasons.salaryDays" />
      <VisuallyHidden>
        {': '}
        {all}
      </VisuallyHidden>
    </>
  )
}
