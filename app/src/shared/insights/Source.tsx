import { FormattedMessage, useIntl } from 'react-intl'
import type { DataSource } from '@wasla/contract/generated/user-types.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { usePlatformName } from '#shared/social/usePlatformName.ts'

type SourceNameProps = {
  source: DataSource
  /** Platforms that reported the figures, if they are known. */
  platforms?: readonly Platform[]
}

/** Names the source of figures, so that readers do not mistake invented figures for measured ones (E-06). */
export function SourceName({ source, platforms = [] }: SourceNameProps) {
  const intl = useIntl()
  const platformName = usePlatformName()
  if (source === 'API' && platforms.length === 0) return <FormattedMessage id="insights.source.platforms" />
  const platform = intl.formatList(platforms.map(platformName))
  return <FormattedMessage id={`insights.source.${source}`} values={{ platform }} />
}

/** Shows the age of figures. `measuredAt` is ISO 8601, `now` is in milliseconds. */
export function Age({ measuredAt, now }: { measuredAt: string; now: number }) {
  const { ago } = useFormats()
  return <FormattedMessage id="insights.measured" values={{ when: ago(new Date(measuredAt), new Date(now)) }} />
}

/** Shows source and age in one line. */
export function Source({ source, platforms, ...age }: SourceNameProps & { measuredAt: string; now: number }) {
  const { separator } = useFormats()
  return (
    <>
      <SourceName source={source} {...(platforms && { platforms })} />
      {separator}
      <Age {...age} />
    </>
  )
}
