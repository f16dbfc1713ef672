import { FormattedMessage, useIntl } from 'react-intl'
import { mayChangeRole, mayRemove, type GroupAccess } from '@wasla/contract/groups/access.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { KindBadge } from '@wasla/design-system/components/Badge/KindBadge.tsx'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { GivenRole } from '@wasla/contract/groups/record.ts'
import { accentOf } from '#shell/accents.ts'
import { RowMenu } from '#shared/list/RowMenu.tsx'
import type { GroupMemberRowFragment } from './members.generated.ts'
import { RoleMark } from './RoleMark.tsx'
import { WhoCell } from './WhoCell.tsx'
import * as styles from './Members.css.ts'

type MemberRowProps = {
  member: GroupMemberRowFragment
  access: GroupAccess
  isOneself: boolean
  /** Whether any row of the list has a menu. If so, every row reserves the menu's column. */
  hasMenus: boolean
  onRole: (role: GivenRole) => void
  onRemove: () => void
}

/** Row of a member, with a menu of the viewer's actions on that member (G-19). */
export function MemberRow({ member, access, isOneself, hasMenus, onRole, onRemove }: MemberRowProps) {
  const intl = useIntl()
  const { date } = useFormats()
  const { role, profile, joinedAt } = member
  const kind = (
    <KindBadge accent={accentOf[profile.userType]}>
      <FormattedMessage id={`shell.kind.${profile.userType}`} />
    </KindBadge>
  )
  const who = (
    <WhoCell
      profile={profile}
      mark={
        isOneself && (
          <Badge>
            <FormattedMessage id="groups.members.you" />
          </Badge>
        )
      }
    >
      <span className={styles.brief}>
        {kind}
        <RoleMark role={role} />
      </span>
    </WhoCell>
  )
  const next = role === 'Admin' ? 'Member' : 'Admin'
  return (
    <tr className={styles.row} data-row={member.id}>
      <th scope="row" className={styles.who}>
        {who}
      </th>
      <td className={styles.onDesk}>{kind}</td>
      <td className={styles.onDesk}>
        <RoleMark role={role} />
      </td>
      <td className={`${styles.onDesk} ${styles.joined}`}>{date(new Date(joinedAt))}</td>
      {hasMenus && (
        <td className={styles.menu}>
          {!isOneself && mayRemove(access, role) && (
            <RowMenu
              name={isolate(profile.fullName)}
              items={
                mayChangeRole(access, role)
                  ? [
                      {
                        id: 'role',
                        icon: next === 'Admin' ? 'shield-check' : 'user',
                        label: intl.formatMessage({ id: `groups.members.make.${next}` }),
                        onAction: () => onRole(next),
                      },
                    ]
                  : []
              }
              danger={{ id: 'remove', label: intl.formatMessage({ id: 'groups.members.remove' }), onAction: onRemove }}
            />
          )}
        </td>
      )}
    </tr>
  )
}
