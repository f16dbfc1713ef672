import { VerifiedMark } from '@wasla/design-system/components/VerifiedMark'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import * as styles from './MemberLine.css.ts'

type MarkedNameProps = { member: { fullName: string; isVerified: boolean } }

/** Shows a member's name with the check mark. The mark never wraps to a line of its own. */
export const MarkedName = ({ member }: MarkedNameProps) => (
  <>
    <span className={member.isVerified ? styles.roomForMark : undefined}>
      <Bidi>{member.fullName}</Bidi>
    </span>
    {member.isVerified && (
      <span className={styles.mark}>
        <VerifiedMark />
      </span>
    )}
  </>
)
