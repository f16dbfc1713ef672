import { FormattedMessage, useIntl } from 'react-intl'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import type { PageProgram, Place } from './page-program.ts'
import * as styles from './page.css.ts'

/** Largest number of flags to show. The other places are shown as a number. */
const mostFlags = 6

type PlacesProps = { type: PageProgram['launchLocationType']; places: readonly Place[] }

/** Shows where a program runs: the flags of its countries, or names if a place has no flag (K-12). */
export function Places({ type, places }: PlacesProps) {
  const intl = useIntl()
  if (type === 'WORLDWIDE' || places.length === 0) return <FormattedMessage id="program.places.worldwide" />
  if (type !== 'COUNTRIES' || places.some(({ flagUrl }) => flagUrl === null))
    return intl.formatList(
      places.map(({ name }) => isolate(name)),
      { type: 'unit' },
    )
  const shown = places.slice(0, mostFlags)
  return (
    <span className={styles.flags}>
      {shown.map(({ id, name, flagUrl }) => (
        <img key={id} src={flagUrl ?? ''} alt={name} title={name} className={styles.flag} />
      ))}
      {places.length > shown.length && (
        <span title={intl.formatList(places.slice(mostFlags).map(({ name }) => name))}>
          <FormattedMessage id="program.places.more" values={{ count: places.length - shown.length }} />
        </span>
      )}
    </span>
  )
}
