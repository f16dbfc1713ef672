import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { KindBadge } from '@wasla/design-system/components/Badge/KindBadge.tsx'
import { Card } from '@wasla/design-system/components/Card'
import { Cover } from '@wasla/design-system/components/Cover'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { VerifiedMark } from '@wasla/design-system/components/VerifiedMark'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { accentOf } from '#shell/accents.ts'
import { hasOwnMark } from '../own/own-mark.ts'
import { ProfileHeaderCard_ActiveProfileFragmentDoc, type ProfileHeaderCard_ActiveProfileFragment } from './ProfileHeaderCard.generated.ts'
import * as styles from './ProfileHeaderCard.css.ts'

/**
 * The owner's picture and name. The whole card opens the profile. Without a user name, a second link opens the settings page where the user
 * name is chosen.
 */
export function ProfileHeaderCard({ activeProfile }: { activeProfile: FragmentType<ProfileHeaderCard_ActiveProfileFragment> }) {
  const { data, complete } = useFragment({ fragment: ProfileHeaderCard_ActiveProfileFragmentDoc, from: activeProfile })
  if (!complete) return null
  const { type, profile } = data
  const kind = accentOf[type]
  return (
    <Card as="section" isClipped>
      <div className={styles.cover.desktop}>
        <Cover name={profile.userName ?? profile.id} ink={kind} />
      </div>
      <div className={styles.cover.phone}>
        <Cover name={profile.userName ?? profile.id} ink={kind} ratio="card" />
      </div>
      <div className={styles.body}>
        <span className={styles.avatar}>
          <Avatar name={profile.fullName} accent={kind} src={profile.profileImage} size="huge" />
        </span>
        <div className={styles.words}>
          <Heading level={2} look="title">
            <Link href="/profile" className={styles.open}>
              {profile.fullName ? <Bidi>{profile.fullName}</Bidi> : <FormattedMessage id="profiles.header.nameless" />}
            </Link>
            {hasOwnMark(type, profile.status) && (
              <span className={styles.mark}>
                <VerifiedMark />
              </span>
            )}
          </Heading>
          <div className={styles.facts}>
            {profile.userName ? (
              <Text as="span" look="caption" tone="muted">
                <Ltr>@{profile.userName}</Ltr>
              </Text>
            ) : (
              <span className={styles.above}>
                <TextLink href="/settings/profile">
                  <FormattedMessage id="profiles.header.createUserName" />
                </TextLink>
              </span>
            )}
            <KindBadge accent={kind}>
              <FormattedMessage id={`shell.kind.${type}`} />
            </KindBadge>
          </div>
        </div>
      </div>
    </Card>
  )
}
