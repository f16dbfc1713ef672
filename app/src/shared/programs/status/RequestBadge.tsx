import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import type { Tone } from '@wasla/design-system/tokens/token-type.ts'

/** Status of the viewer's own request. Requests cannot be withdrawn (M-05). */
export type OwnRequest = 'Pending' | 'Accepted' | 'Rejected'

const looks: Readonly<Record<OwnRequest, { tone: Tone; icon: IconName }>> = {
  Pending: { tone: 'neutral', icon: 'clock' },
  Accepted: { tone: 'success', icon: 'check' },
  Rejected: { tone: 'neutral', icon: 'minus' },
}

/** Shows the status of the viewer's request to join in one or two words. */
export const RequestBadge = ({ status }: { status: OwnRequest }) => (
  <Badge {...looks[status]}>
    <FormattedMessage id={`program.mine.${status}`} />
  </Badge>
)
