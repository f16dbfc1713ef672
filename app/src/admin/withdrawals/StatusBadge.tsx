import { FormattedMessage } from 'react-intl'
import type { PaymentStatus } from '@wasla/contract/generated/admin-types.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import type { Tone } from '@wasla/design-system/tokens/token-type.ts'
import { failed } from './Queue.css.ts'

const looks: Readonly<Record<PaymentStatus, { tone: Tone; icon: IconName }>> = {
  Initiated: { tone: 'warning', icon: 'clock' },
  Success: { tone: 'success', icon: 'check' },
  Failed: { tone: 'danger', icon: 'close' },
}

export const StatusBadge = ({ status }: { status: PaymentStatus }) => (
  <Badge {...looks[status]}>
    <FormattedMessage id={`admin.withdrawalStatus.${status}`} />
  </Badge>
)

/** The status as a word, for small text. */
export const StatusWord = ({ status }: { status: PaymentStatus }) => (
  <span className={status === 'Failed' ? failed : undefined}>
    <FormattedMessage id={`admin.withdrawalStatus.${status}`} />
  </span>
)
