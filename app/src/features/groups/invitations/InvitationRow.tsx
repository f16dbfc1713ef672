import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { KindBadge } from '@wasla/design-system/components/Badge/KindBadge.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { useServices } from '#services/context.ts'
import { accentOf } from '#shell/accents.ts'
import { RoleMark } from '../members/RoleMark.tsx'
import { WhoCell } from '../members/WhoCell.tsx'
import * as styles from '../members/Members.css.ts'
import type { GroupInvitationRowFragment } from './invitations.generated.ts'

type InvitationRowProps = { invitation: GroupInvitationRowFragment; /** Actions on the invitation. */ children: ReactNode }

/**
 * Row of a profile that was invited or asks to join. Shows the profile, the day of the invitation or request, and the day on which an
 * invitation expires.
 */
export function InvitationRow({ invitation, children }: InvitationRowProps) {
  const { ago, date, separator } = useFormats()
  const { clock } = useServices()
  const { id, profile, role, createdAt, expiresAt } = invitation
  return (
    <li className={styles.rowOf} data-row={id}>
      <div className={styles.grow}>
        <WhoCell profile={profile}>
          <span className={styles.facts}>
            <KindBadge accent={accentOf[profile.userType]}>
              <FormattedMessage id={`shell.kind.${profile.userType}`} />
            </KindBadge>
            {role === 'Admin' && <RoleMark role={role} />}
            <Text as="span" look="caption" tone="muted">
              {ago(new Date(createdAt), new Date(clock.now()))}
              {expiresAt !== null && (
                <>
                  {separator}
                  <FormattedMessage id="groups.invites.until" values={{ day: date(new Date(expiresAt), 'shortDay') }} />
                </>
              )}
            </Text>
          </span>
        </WhoCell>
      </div>
      <div className={styles.buttons}>{children}</div>
    </li>
  )
}
