import { FormattedMessage } from 'react-intl'
import type { RewardCaseStatus } from '@wasla/contract/generated/admin-types.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import type { Tone } from '@wasla/design-system/tokens/token-type.ts'

const tones: Readonly<Record<RewardCaseStatus, Tone>> = { Open: 'warning', Approved: 'success', Refused: 'danger', Closed: 'neutral' }

export const StatusBadge = ({ status }: { status: RewardCaseStatus }) => (
  <Badge tone={tones[status]}>
    <FormattedMessage id={`admin.rewardCaseStatus.${status}`} />
  </Badge>
)
