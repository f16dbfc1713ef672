import { FormattedMessage, useIntl } from 'react-intl'
import type { Season } from '@wasla/contract/programs/seasons/types.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { spanText } from './own/span-text.ts'

/** Most days of salaries that are listed visibly. */
const mostListed = 3

/** The days of the seasons of one kind, in words. Many salary days are summed up in one phrase; screen readers still read each day. */
export function SeasonDays({ seasons }: { seasons: readonly Season[] }) {
  const intl = useIntl()
  const formats = useFormats()
  const all = seasons.map((season) => spanText(intl, formats, season, 'shortDay')).join(formats.separator)
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
