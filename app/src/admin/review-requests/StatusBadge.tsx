import { FormattedMessage } from 'react-intl'
import type { SecondLookStatus } from '@wasla/contract/generated/admin-types.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import type { Tone } from '@wasla/design-system/tokens/token-type.ts'

const tones: Readonly<Record<SecondLookStatus, Tone>> = { Requested: 'warning', Counted: 'success', Upheld: 'neutral' }

export const StatusBadge = ({ status }: { status: SecondLookStatus }) => (
  <Badge tone={tones[status]}>
    <FormattedMessage id={`admin.lookStatus.${status}`} />
  </Badge>
)
