import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage, useIntl } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { KindBadge } from '@wasla/design-system/components/Badge/KindBadge.tsx'
import { Card } from '@wasla/design-system/components/Card'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { accentOf } from '#shell/accents.ts'
import { MarkedName } from '#shared/members/MarkedName.tsx'
import { personAddress } from '#shared/people/person-address.ts'
import { markOf } from '#shared/social/platforms.ts'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import type { PersonFieldsFragment } from '#shared/people/person.generated.ts'
import * as styles from './PersonCard.css.ts'

/**
 * Card of a person in the directory: name, type, place, three facts to compare, and interests (README-c). The name is a link that covers
 * the whole card.
 */
export function PersonCard({ person }: { person: PersonFieldsFragment }) {
  const comma = useIntl().formatMessage({ id: 'people.filter.comma' })
  const { profile, city, country, interests } = person
  const href = personAddress(profile)
  const place = city ?? country?.country_name ?? null
  const name = <MarkedName member={profile} />
  return (
    <Card as="article" isPadded>
      <div className={styles.card}>
        <div className={styles.head}>
          <Avatar name={profile.fullName} accent={accentOf[profile.userType]} src={profile.profileImage} size="large" />
          <div className={styles.who}>
            <Heading level={2} look="heading">
              {href === null ? (
                name
              ) : (
                <Link href={href} className={styles.open}>
                  {name}
                </Link>
              )}
            </Heading>
            {profile.userName !== null && (
              <span className={styles.muted}>
                <Ltr>@{profile.userName}</Ltr>
              </span>
            )}
          </div>
        </div>
        <div className={styles.line}>
          <KindBadge accent={accentOf[profile.userType]}>
            <FormattedMessage id={`shell.kind.${profile.userType}`} />
          </KindBadge>
          {place !== null && (
            <span className={styles.place}>
              <Icon name="map-pin" size="small" />
              <Bidi>{place}</Bidi>
            </span>
          )}
        </div>
        <Facts person={person} />
        <div className={styles.foot}>
          <span className={styles.interests}>
            {interests
              .slice(0, 2)
              .map(({ name: interest }) => interest)
              .join(comma)}
          </span>
          <Platforms person={person} />
        </div>
      </div>
    </Card>
  )
}

function Facts({ person: { followers, engagement, creators, priceFrom } }: { person: PersonFieldsFragment }) {
  const { compact, number, money } = useFormats()
  const intl = useIntl()
  return (
    <dl className={styles.facts} aria-label={intl.formatMessage({ id: 'people.facts' })}>
      <Fact label={<FormattedMessage id="people.followers" />}>{compact(followers)}</Fact>
      {creators === null ? (
        <Fact label={<FormattedMessage id="people.engagement" />}>
          {engagement === null ? <Missing id="people.notMeasured" /> : number(engagement / 100, 'percent')}
        </Fact>
      ) : (
        <Fact label={<FormattedMessage id="people.creators" />}>{number(creators)}</Fact>
      )}
      <Fact label={<FormattedMessage id="people.price" />}>
        {priceFrom === null ? <Missing id="people.noPrice" /> : money(priceFrom, 'price')}
      </Fact>
    </dl>
  )
}

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.factLabel}>{label}</dt>
    <dd className={styles.factValue}>{children}</dd>
  </div>
)

/** A dash for a missing value. Screen readers read its meaning instead. */
const Missing = ({ id }: { id: 'people.notMeasured' | 'people.noPrice' }) => (
  <>
    <span aria-hidden>–</span>
    <VisuallyHidden>
      <FormattedMessage id={id} />
    </VisuallyHidden>
  </>
)

function Platforms({ person: { platforms } }: { person: PersonFieldsFragment }) {
  const intl = useIntl()
  const platformName = usePlatformName()
  const marks = platforms.flatMap((platform) => markOf(platform) ?? [])
  if (marks.length === 0) return null
  return (
    <span className={styles.platforms}>
      <VisuallyHidden>
        {intl.formatMessage({ id: 'people.platforms' }, { names: intl.formatList(platforms.map(platformName)) })}
      </VisuallyHidden>
      {marks.map((mark) => (
        <PlatformIcon key={mark} platform={mark} size="small" />
      ))}
    </span>
  )
}
