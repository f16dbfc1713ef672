import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { KindBadge } from '@wasla/design-system/components/Badge/KindBadge.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { accentOf } from '#shell/accents.ts'
import { RowPress } from '#shared/list/RowPress.tsx'
import { MarkedName } from './MarkedName.tsx'
import * as styles from './MemberLine.css.ts'

type MemberLineProps = {
  member: { fullName: string; userName: string | null; profileImage: string | null; userType: ProfileType; isVerified: boolean }
  /** Shows the profile type. For lists with several types. */
  isKindShown?: boolean
  /** Third line of the row, such as a date. */
  note?: ReactNode
  /** Action for a press on the whole row, with its accessible name. */
  press?: { label: string; onPress: () => void }
  /** Other actions of the row, at its end. */
  children?: ReactNode
}

const Name = ({ member }: Pick<MemberLineProps, 'member'>) => (
  <Text as="span" look="label">
    <MarkedName member={member} />
  </Text>
)

/** Shows a member in a list: picture, name, mark and handle. */
export const MemberLine = ({ member, isKindShown = false, note, press, children }: MemberLineProps) => (
  <div className={styles.line}>
    <Avatar name={member.fullName} accent={accentOf[member.userType]} src={member.profileImage} />
    <div className={styles.who}>
      <span className={styles.name}>
        {press ? (
          <RowPress {...press}>
            <Name member={member} />
          </RowPress>
        ) : (
          <Name member={member} />
        )}
        {isKindShown && (
          <KindBadge accent={accentOf[member.userType]}>
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
    {children && <div className={styles.actions}>{children}</div>}
  </div>
)
