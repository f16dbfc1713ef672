import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Badge } from '@wasla/design-system/components/Badge'
import { KindBadge } from '@wasla/design-system/components/Badge/KindBadge.tsx'
import { Cover } from '@wasla/design-system/components/Cover'
import { VerifiedMark } from '@wasla/design-system/components/VerifiedMark'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { accentOf } from '#shell/accents.ts'
import { Bio } from './Bio.tsx'
import { placeOf, type ProfileDetails } from './profile-details.ts'
import { HeadNumbers, type Reach } from './HeadNumbers.tsx'
import { IconLink } from './IconLink.tsx'
import { LicenceMark } from './LicenceMark.tsx'
import { Place } from './Place.tsx'
import * as styles from './ProfileHeader.css.ts'

export type ProfileHeaderProps = {
  details: ProfileDetails
  reach: Reach
  /** The buttons of the header. */
  actions: ReactNode
  /** True if the buttons have long labels. On phones they are then below the picture instead of beside it. */
  hasLongActions?: boolean
  /** True on the owner's own page. The header then has links to change the picture and, if there is none, to choose a user name. */
  isOwn?: boolean
}

const Name = ({ details }: { details: ProfileDetails }) => (
  <>
    {details.fullName ? <Bidi>{details.fullName}</Bidi> : <FormattedMessage id="profiles.header.nameless" />}
    {details.hasMark && (
      <span className={styles.mark}>
        <VerifiedMark />
      </span>
    )}
  </>
)

function Facts({ details, hasPlace }: { details: ProfileDetails; hasPlace: boolean }) {
  return (
    <div className={styles.facts}>
      {details.userName !== null && (
        <Text as="span" tone="muted">
          <Ltr>@{details.userName}</Ltr>
        </Text>
      )}
      <KindBadge accent={accentOf[details.type]}>
        <FormattedMessage id={`shell.kind.${details.type}`} />
      </KindBadge>
      {details.label !== null && (
        <Badge tone="primary">
          <Bidi>{details.label}</Bidi>
        </Badge>
      )}
      {details.licence !== null && <LicenceMark licence={details.licence} />}
      {details.isNsfw && (
        <Badge tone="warning" icon="triangle-alert">
          <FormattedMessage id="profiles.page.nsfw" />
        </Badge>
      )}
      {hasPlace && placeOf(details).length > 0 && (
        <Text as="span" tone="muted">
          <span className={styles.place}>
            <Icon name="map-pin" size="small" />
            <span>
              <Place of={details} />
            </span>
          </span>
        </Text>
      )}
    </div>
  )
}

/** Header of the first tab: cover, picture, buttons, name, bio, figures. */
export function PosterHeader({ details, reach, actions, hasLongActions = false, isOwn = false }: ProfileHeaderProps) {
  const intl = useIntl()
  const kind = accentOf[details.type]
  return (
    <header>
      <div className={styles.cover}>
        <Cover name={details.userName ?? details.id} ink={kind} ratio="page" isRounded="desktop" isFirst />
      </div>
      <div className={hasLongActions ? styles.below : undefined}>
        <div className={styles.join}>
          <span className={styles.avatar}>
            <Avatar name={details.fullName} accent={kind} src={details.picture} size="poster" isFirst />
            {isOwn && (
              <span className={styles.editPicture}>
                <IconLink
                  icon="camera"
                  size="small"
                  href="/settings/profile"
                  label={intl.formatMessage({ id: 'profiles.page.editPicture' })}
                />
              </span>
            )}
          </span>
          <svg viewBox="0 0 100 40" preserveAspectRatio="none" className={styles.joiner} aria-hidden="true" focusable="false">
            <path d="M0 2C30 46 66 46 100 20" vectorEffect="non-scaling-stroke" />
          </svg>
          <span className={styles.arrival} aria-hidden />
          <div className={styles.actions}>{actions}</div>
        </div>
        <div className={styles.words}>
          <Heading level={1} look="display">
            <Name details={details} />
          </Heading>
          <Facts details={details} hasPlace />
        </div>
      </div>
      <div className={styles.about}>
        {details.bio !== null && <Bio bio={details.bio} />}
        <HeadNumbers reach={reach} />
      </div>
    </header>
  )
}

/** Header of all other tabs: picture, name and figures. */
export function CompactHeader({ details, reach, actions }: ProfileHeaderProps) {
  return (
    <header className={styles.compact}>
      <div className={styles.who}>
        <Avatar name={details.fullName} accent={accentOf[details.type]} src={details.picture} size="huge" isFirst />
        <div className={styles.compactWords}>
          <Heading level={1} look="title">
            <Name details={details} />
          </Heading>
          <Facts details={details} hasPlace={false} />
        </div>
      </div>
      <div className={styles.compactEnd}>
        <HeadNumbers reach={reach} />
        <div className={styles.actions}>{actions}</div>
      </div>
    </header>
  )
}
