import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Badge } from '@wasla/design-system/components/Badge'
import { KindBadge } from '@wasla/design-system/components/Badge/KindBadge.tsx'
import { Cover } from '@wasla/design-system/components/Cover'
import { usePhone } from '@wasla/design-system/components/Overlay/usePhone.ts'
import { VerifiedMark } from '@wasla/design-system/components/VerifiedMark'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { accentOf } from '#shell/accents.ts'
import { Bio } from './Bio.tsx'
import { placeOf, type Face } from './face.ts'
import { HeadNumbers, type Reach } from './HeadNumbers.tsx'
import { IconLink } from './IconLink.tsx'
import { Place } from './Place.tsx'
import * as styles from './ProfileHeader.css.ts'

export type ProfileHeaderProps = {
  face: Face
  reach: Reach
  /** The buttons of this profile. */
  actions: ReactNode
  /** The buttons have long names: on phones they stand below the picture, not beside it. */
  hasLongActions?: boolean
  /** The owner's own page: the picture can be changed here, and a missing user name made. */
  isOwn?: boolean
}

const Name = ({ face }: { face: Face }) => (
  <>
    {face.fullName ? <Bidi>{face.fullName}</Bidi> : <FormattedMessage id="profiles.header.nameless" />}
    {face.hasMark && (
      <span className={styles.mark}>
        <VerifiedMark />
      </span>
    )}
  </>
)

function Facts({ face, hasPlace }: { face: Face; hasPlace: boolean }) {
  return (
    <div className={styles.facts}>
      {face.userName !== null && (
        <Text as="span" tone="muted">
          <Ltr>@{face.userName}</Ltr>
        </Text>
      )}
      <KindBadge accent={accentOf[face.type]}>
        <FormattedMessage id={`shell.kind.${face.type}`} />
      </KindBadge>
      {face.label !== null && (
        <Badge tone="primary">
          <Bidi>{face.label}</Bidi>
        </Badge>
      )}
      {face.isNsfw && (
        <Badge tone="warning" icon="triangle-alert">
          <FormattedMessage id="profiles.page.nsfw" />
        </Badge>
      )}
      {hasPlace && placeOf(face).length > 0 && (
        <Text as="span" tone="muted">
          <span className={styles.place}>
            <Icon name="map-pin" size="small" />
            <span>
              <Place of={face} />
            </span>
          </span>
        </Text>
      )}
    </div>
  )
}

/** The header of the first tab: cover, picture, buttons, name, bio, figures. */
export function PosterHeader({ face, reach, actions, hasLongActions = false, isOwn = false }: ProfileHeaderProps) {
  const intl = useIntl()
  const isPhone = usePhone()
  const kind = accentOf[face.type]
  const isBelow = isPhone && hasLongActions
  return (
    <header>
      <div className={styles.cover}>
        <Cover name={face.userName ?? face.id} ink={kind} ratio={isPhone ? 'phone' : 'cover'} isRounded={!isPhone} />
      </div>
      <div className={styles.join}>
        <span className={styles.face}>
          <Avatar name={face.fullName} accent={kind} src={face.picture} size="poster" />
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
        {!isBelow && (
          <>
            <svg viewBox="0 0 100 40" preserveAspectRatio="none" className={styles.joiner} aria-hidden="true" focusable="false">
              <path d="M0 2C30 46 66 46 100 20" vectorEffect="non-scaling-stroke" />
            </svg>
            <span className={styles.arrival} aria-hidden />
            <div className={styles.actions}>{actions}</div>
          </>
        )}
      </div>
      <div className={styles.words}>
        <Heading level={1} look="display">
          <Name face={face} />
        </Heading>
        <Facts face={face} hasPlace />
      </div>
      {isBelow && <div className={styles.actionsBelow}>{actions}</div>}
      <div className={styles.about}>
        {face.bio !== null && <Bio bio={face.bio} />}
        <HeadNumbers reach={reach} />
      </div>
    </header>
  )
}

/** The header of every other tab: who it is, and the figures. */
export function CompactHeader({ face, reach, actions }: ProfileHeaderProps) {
  return (
    <header className={styles.compact}>
      <div className={styles.who}>
        <Avatar name={face.fullName} accent={accentOf[face.type]} src={face.picture} size="huge" />
        <div className={styles.compactWords}>
          <Heading level={1} look="title">
            <Name face={face} />
          </Heading>
          <Facts face={face} hasPlace={false} />
        </div>
      </div>
      <div className={styles.compactEnd}>
        <HeadNumbers reach={reach} />
        <div className={styles.actions}>{actions}</div>
      </div>
    </header>
  )
}
