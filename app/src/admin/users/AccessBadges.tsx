import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import type { UserRow } from './user-row.ts'

/** Badges of a closed or suspended account; nothing for any other account. */
export const AccessBadges = ({ closedAt, isSuspended }: Pick<UserRow, 'closedAt' | 'isSuspended'>) => (
  <>
    {closedAt !== null && (
      <Badge tone="neutral">
        <FormattedMessage id="admin.access.closed" />
      </Badge>
    )}
    {isSuspended && (
      <Badge tone="danger">
        <FormattedMessage id="admin.access.suspended" />
      </Badge>
    )}
  </>
)
