import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import * as styles from './UserScreen.css.ts'
import type { UserRow } from './user-row.ts'

const roles = {
  Owner: <FormattedMessage id="admin.users.groupRole.Owner" />,
  Admin: <FormattedMessage id="admin.users.groupRole.Admin" />,
  Member: <FormattedMessage id="admin.users.groupRole.Member" />,
}

const isRole = (role: string): role is keyof typeof roles => Object.hasOwn(roles, role)

/** Shows one group of an account and the account’s role in it. A suspended account no longer owns groups (G-24). */
export const GroupItem = ({ group }: { group: UserRow['groups'][number] }) => (
  <li className={styles.profile}>
    <Stack gap="xxs">
      <Heading level={3} look="label">
        <Bidi>{group.name}</Bidi>
      </Heading>
      <Text tone="muted" look="caption">
        <Ltr>@{group.userName}</Ltr>
      </Text>
    </Stack>
    <Inline gap="xs" align="center">
      <Badge tone="neutral">{isRole(group.role) ? roles[group.role] : group.role}</Badge>
    </Inline>
  </li>
)
