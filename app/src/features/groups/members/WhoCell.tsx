import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { MarkedName } from '#shared/members/MarkedName.tsx'
import { tabAddress } from '#shared/profiles/tabs.ts'
import { accentOf } from '#shell/accents.ts'
import * as styles from './Members.css.ts'

export type Somebody = {
  readonly id: string
  readonly fullName: string
  readonly userName: string | null
  readonly userType: ProfileType
  readonly profileImage: string | null
  readonly isVerified: boolean
}

type WhoCellProps = {
  profile: Somebody
  /** Content after the name. */
  mark?: ReactNode
  /** Content below the user name. */
  children?: ReactNode
}

/** Picture, name and user name of a profile. The name links to the page of the profile (S1 §2). */
export function WhoCell({ profile, mark, children }: WhoCellProps) {
  const { fullName, userName, userType, profileImage } = profile
  return (
    <div className={styles.person}>
      <Avatar name={fullName} accent={accentOf[userType]} src={profileImage} />
      <div className={styles.words}>
        <span className={styles.name}>
          {userName === null ? (
            <span className={styles.plainName}>
              <MarkedName member={profile} />
            </span>
          ) : (
            <Link className={styles.nameLink} href={tabAddress('overview', { type: userType, userName })}>
              <MarkedName member={profile} />
            </Link>
          )}
          {mark}
        </span>
        {userName !== null && (
          <Text as="span" look="caption" tone="muted">
            <Ltr>@{userName}</Ltr>
          </Text>
        )}
        {children}
      </div>
    </div>
  )
}
