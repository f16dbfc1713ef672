import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { KindBadge } from '@wasla/design-system/components/Badge/KindBadge.tsx'
import { VerifiedMark } from '@wasla/design-system/components/VerifiedMark'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { kindOf } from '../profiles/kinds.ts'
import * as styles from './MemberLine.css.ts'

type MemberLineProps = {
  member: { fullName: string; userName: string | null; profileImage: string | null; userType: ProfileType; isVerified: boolean }
  /** What they are, where not all of a list are the same. */
  isKindShown?: boolean
  /** A third line, such as since when. */
  note?: ReactNode
  /** What may be done, at the end. */
  children?: ReactNode
}

/** A member in a list: face, name, mark and handle. */
export const MemberLine = ({ member, isKindShown = false, note, children }: MemberLineProps) => (
  <div className={styles.line}>
    <Avatar name={member.fullName} kind={kindOf[member.userType]} src={member.profileImage} />
    <div className={styles.who}>
      <span className={styles.name}>
        <Text as="span" look="label">
          <Bidi>{member.fullName}</Bidi>
          {member.isVerified && (
            <>
              {'\u00a0'}
              <VerifiedMark />
            </>
          )}
        </Text>
        {isKindShown && (
          <KindBadge kind={kindOf[member.userType]}>
            <FormattedMessage id={`shell.kind.${member.userType}`} />
          </KindBadge>
        )}
      </span>
      {member.userName !== null && (
        <Text as="span" look="caption" tone="muted">
          <Ltr>@{member.userName}</Ltr>
        </Text>
      )}
      {note && (
        <Text as="span" look="caption" tone="muted">
          {note}
        </Text>
      )}
    </div>
    {children && <div className={styles.deeds}>{children}</div>}
  </div>
)
