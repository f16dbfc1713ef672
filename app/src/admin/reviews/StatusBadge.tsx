import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import type { ReviewStatus } from '@wasla/contract/verification/record.ts'

const tones = { InReview: 'warning', Approved: 'success', Rejected: 'danger' } as const satisfies Record<ReviewStatus, string>

export const StatusBadge = ({ status }: { status: ReviewStatus }) => (
  <Badge tone={tones[status]}>
    <FormattedMessage id={`admin.caseStatus.${status}`} />
  </Badge>
)
