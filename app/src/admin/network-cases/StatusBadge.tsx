import { FormattedMessage } from 'react-intl'
import type { NetworkCaseStatus } from '@wasla/contract/generated/admin-types.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import type { Tone } from '@wasla/design-system/tokens/token-type.ts'

const tones: Readonly<Record<NetworkCaseStatus, Tone>> = { Open: 'warning', Counted: 'success', Refused: 'neutral' }

export const StatusBadge = ({ status }: { status: NetworkCaseStatus }) => (
  <Badge tone={tones[status]}>
    <FormattedMessage id={`admin.networkStatus.${status}`} />
  </Badge>
)
