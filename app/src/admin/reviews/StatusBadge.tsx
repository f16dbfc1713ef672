import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import type { CaseStatus } from './cases.ts'

const tones = { InReview: 'warning', Approved: 'success', Rejected: 'danger' } as const satisfies Record<CaseStatus, string>

export const StatusBadge = ({ status }: { status: CaseStatus }) => (
  <Badge tone={tones[status]}>
    <FormattedMessage id={`admin.caseStatus.${status}`} />
  </Badge>
)
