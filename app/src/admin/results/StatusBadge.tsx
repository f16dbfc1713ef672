import { FormattedMessage } from 'react-intl'
import type { ConversionStatus } from '@wasla/contract/generated/admin-types.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import type { Tone } from '@wasla/design-system/tokens/token-type.ts'

const tones: Readonly<Record<ConversionStatus, Tone>> = {
  Pending: 'neutral',
  Held: 'warning',
  Approved: 'success',
  Rejected: 'danger',
  Reversed: 'danger',
}

export const StatusBadge = ({ status }: { status: ConversionStatus }) => (
  <Badge tone={tones[status]}>
    <FormattedMessage id={`admin.resultStatus.${status}`} />
  </Badge>
)
