import { FormattedMessage } from 'react-intl'
import type { DataSource } from '@wasla/contract/generated/user-types.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'

/** Where figures come from, in words: invented ones are never taken for measured (E-06). */
export const SourceName = ({ source }: { source: DataSource }) => <FormattedMessage id={`insights.source.${source}`} />

/** How old figures are; `measuredAt` is ISO 8601, `now` milliseconds. */
export function Age({ measuredAt, now }: { measuredAt: string; now: number }) {
  const { ago } = useFormats()
  return <FormattedMessage id="insights.measured" values={{ when: ago(new Date(measuredAt), new Date(now)) }} />
}

/** Source and age in one line. */
export const Source = ({ source, ...age }: { source: DataSource; measuredAt: string; now: number }) => (
  <>
    <SourceName source={source} />
    {' · '}
    <Age {...age} />
  </>
)
