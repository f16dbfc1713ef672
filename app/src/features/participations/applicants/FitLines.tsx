import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { statedPlatformNames } from '@wasla/contract/social/platform-names.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { Formats } from '@wasla/design-system/locale/formats.ts'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import * as styles from './Applicants.css.ts'
import type { Fit, Miss } from './fit.ts'

/** Largest number of names in one sentence. More names would not read as a sentence. */
const shownNames = 3

/** Returns one sentence per reason: what the profile has and what is required. */
function missText(intl: IntlShape, { language, number, percent }: Formats, miss: Miss): string {
  const oneOf = (names: readonly string[]) => intl.formatList(names.map(isolate), { type: 'disjunction' })
  switch (miss.kind) {
    case 'FOLLOWERS':
    case 'VIEWS':
      return intl.formatMessage(
        { id: `participations.miss.${miss.kind}` },
        { has: number(miss.has), count: miss.has, needed: number(miss.needed), platform: statedPlatformNames[miss.platform][language] },
      )
    case 'ENGAGEMENT':
      return intl.formatMessage(
        { id: 'participations.miss.ENGAGEMENT' },
        { has: percent(miss.has / 100), needed: percent(miss.needed / 100), platform: statedPlatformNames[miss.platform][language] },
      )
    case 'NO_ACCOUNT':
      return intl.formatMessage(
        { id: 'participations.miss.NO_ACCOUNT' },
        { platforms: oneOf(miss.platforms.map((platform) => statedPlatformNames[platform][language])) },
      )
    case 'LOCATION':
    case 'INTERESTS': {
      const more = miss.names.length - shownNames
      const rest = more > 0 ? [intl.formatMessage({ id: 'participations.miss.more' }, { count: more })] : []
      return intl.formatMessage({ id: `participations.miss.${miss.kind}` }, { names: oneOf([...miss.names.slice(0, shownNames), ...rest]) })
    }
    case 'PROFILE_TYPE':
    case 'LICENCE':
    case 'VERIFICATION':
      return intl.formatMessage({ id: `participations.miss.${miss.kind}` })
  }
}

/** Shows why an applicant meets the criteria, in one line, or every reason why they do not. */
export function FitLines({ fit }: { fit: Fit }) {
  const intl = useIntl()
  const formats = useFormats()
  if (fit.fits)
    return (
      <div className={styles.why}>
        <span className={styles.fits}>
          <span className={styles.fitsMark}>
            <Icon name="check" size="small" />
          </span>
          {fit.through === null ? (
            <FormattedMessage id="participations.fits" />
          ) : (
            <FormattedMessage id="participations.fitsThrough" values={{ platform: statedPlatformNames[fit.through][formats.language] }} />
          )}
        </span>
      </div>
    )
  return (
    <ul className={styles.why}>
      {fit.misses.map((miss) => (
        <li key={miss.kind} className={styles.misses}>
          <span className={styles.missesMark}>
            <Icon name="minus" size="small" />
          </span>
          <span>{missText(intl, formats, miss)}</span>
        </li>
      ))}
    </ul>
  )
}
