import { FormattedMessage } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { Formats } from '@wasla/design-system/locale/formats.ts'
import { Text } from '@wasla/design-system/primitives/Text'
import * as styles from './ProfileHeader.css.ts'

/** Figures of a profile over all its accounts. A figure is null if it is not known. `engagement` is in percent (E-07). */
export type Reach = { readonly followers: number | null; readonly engagement: number | null; readonly views: number | null }

const rows = [
  ['followers', (formats: Formats, value: number) => formats.compact(value)],
  ['engagement', (formats: Formats, value: number) => formats.percent(value / 100)],
  ['views', (formats: Formats, value: number) => formats.compact(value)],
] as const

/** The most important figures of a profile. Unknown figures are omitted. */
export function HeadNumbers({ reach }: { reach: Reach }) {
  const formats = useFormats()
  const known = rows.flatMap(([name, write]) => {
    const value = reach[name]
    return value === null ? [] : [{ name, written: write(formats, value) }]
  })
  if (known.length === 0) return null
  return (
    <dl className={styles.numbers}>
      {known.map(({ name, written }) => (
        <div key={name} className={styles.number}>
          <Text as="dt" look="caption" tone="muted">
            <FormattedMessage id={`profiles.page.${name}`} />
          </Text>
          <dd className={styles.figure}>
            <bdi>{written}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
