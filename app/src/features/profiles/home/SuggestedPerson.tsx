import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { accentOf } from '#shell/accents.ts'
import { MarkedName } from '#shared/members/MarkedName.tsx'
import { personAddress } from '#shared/people/person-address.ts'
import type { PersonFieldsFragment } from '#shared/people/person.generated.ts'
import * as styles from './FindNetworkers.css.ts'

/** Row of a person with the figures in columns, so that four people can be compared (README-c). */
export function SuggestedPerson({ person }: { person: PersonFieldsFragment }) {
  const { profile, city, country, interests, followers, engagement, priceFrom } = person
  const { compact, number, money, separator } = useFormats()
  const href = personAddress(profile)
  const place = city ?? country?.country_name
  const about = interests.slice(0, 2).map(({ name }) => name)
  const name = <MarkedName member={profile} />
  return (
    <li className={styles.row}>
      <Avatar name={profile.fullName} accent={accentOf[profile.userType]} src={profile.profileImage} />
      <div className={styles.who}>
        <span className={styles.name}>
          {href === null ? (
            name
          ) : (
            <Link href={href} className={styles.open}>
              {name}
            </Link>
          )}
        </span>
        <span className={styles.note}>{[...(place ? [place] : []), ...about].join(separator)}</span>
      </div>
      <span className={styles.figures}>
        <Figure value={compact(followers)}>
          <FormattedMessage id="profiles.people.followers" />
        </Figure>
        <Figure value={engagement === null ? '–' : number(engagement / 100, 'percent')}>
          <FormattedMessage id="profiles.people.engagement" />
        </Figure>
      </span>
      <Figure value={priceFrom === null ? '–' : money(priceFrom, 'price')} isPrice>
        <FormattedMessage id="profiles.people.price" />
      </Figure>
    </li>
  )
}

const Figure = ({ value, isPrice = false, children }: { value: string; isPrice?: boolean; children: ReactNode }) => (
  <span className={isPrice ? styles.price : styles.figure}>
    <span className={styles.value}>{value}</span> <span className={styles.note}>{children}</span>
  </span>
)
