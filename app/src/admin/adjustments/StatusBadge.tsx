import { FormattedMessage } from 'react-intl'
import type { AdjustmentStatus } from '@wasla/contract/generated/admin-types.ts'
import { Badge } from '@wasla/design-system/components/Badge'

const tones = { Proposed: 'warning', Posted: 'success', Rejected: 'danger' } as const satisfies Record<AdjustmentStatus, string>

export const StatusBadge = ({ status }: { status: AdjustmentStatus }) => (
  <Badge tone={tones[status]}>
    <FormattedMessage id={`admin.adjustmentStatus.${status}`} />
  </Badge>
)
