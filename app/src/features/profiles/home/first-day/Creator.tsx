import { Link } from 'react-aria-components/Link'
import { FormattedMessage } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { MarkedName } from '#shared/members/MarkedName.tsx'
import { personAddress } from '#shared/people/person-address.ts'
import type { PersonFieldsFragment } from '#shared/people/person.generated.ts'
import { accentOf } from '#shell/accents.ts'
import { name as nameStyle, note, open } from '../FindNetworkers.css.ts'
import * as styles from './CreatorsCard.css.ts'

/** A person as a tile: picture, name, place, followers, and the lowest price. */
export function Creator({ person }: { person: PersonFieldsFragment }) {
  const { profile, city, country, followers, engagement, priceFrom } = person
  const { compact, number, money, separator } = useFormats()
  const href = personAddress(profile)
  const place = city ?? country?.country_name
  const name = <MarkedName member={profile} />
  return (
    <li className={styles.person}>
      <Avatar name={profile.fullName} accent={accentOf[profile.userType]} src={profile.profileImage} size="large" />
      <div className={styles.words}>
        <span className={nameStyle}>
          {href === null ? (
            name
          ) : (
            <Link href={href} className={open}>
              {name}
            </Link>
          )}
        </span>
        <span className={note}>
          {place && (
            <>
              {place}
              {separator}
            </>
          )}
          <span className={styles.whole}>
            {compact(followers)} <FormattedMessage id="profiles.people.followers" />
          </span>
        </span>
        {engagement !== null && (
          <span className={note}>
            {number(engagement / 100, 'percent')} <FormattedMessage id="profiles.people.engagement" />
          </span>
        )}
        {priceFrom !== null && (
          <span className={styles.price}>
            <FormattedMessage id="firstDay.priceFrom" values={{ price: money(priceFrom, 'price') }} />
          </span>
        )}
      </div>
    </li>
  )
}
