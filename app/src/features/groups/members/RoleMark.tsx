import { FormattedMessage } from 'react-intl'
import type { GroupRole } from '@wasla/contract/generated/user-types.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { Text } from '@wasla/design-system/primitives/Text'

/** A member's role: a badge for the owner and admins, plain text for everybody else. */
export function RoleMark({ role }: { role: GroupRole }) {
  if (role === 'Owner')
    return (
      <Badge tone="success" icon="trophy">
        <FormattedMessage id="groups.role.Owner" />
      </Badge>
    )
  if (role === 'Admin')
    return (
      <Badge icon="shield-check">
        <FormattedMessage id="groups.role.Admin" />
      </Badge>
    )
  return (
    <Text as="span" look="caption" tone="muted">
      <FormattedMessage id={role === 'Member' ? 'groups.role.Member' : 'groups.role.Visitor'} />
    </Text>
  )
}
