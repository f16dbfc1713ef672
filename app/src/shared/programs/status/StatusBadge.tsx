import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import type { Tone } from '@wasla/design-system/tokens/token-type.ts'
import type { ProgramStatus } from '@wasla/contract/programs/types.ts'

const looks: Readonly<Record<ProgramStatus, { tone: Tone; icon?: IconName; isOutlined?: boolean }>> = {
  Draft: { tone: 'neutral', isOutlined: true },
  Soon: { tone: 'warning', icon: 'clock' },
  Active: { tone: 'success' },
  OnHold: { tone: 'danger' },
  Retired: { tone: 'neutral' },
}

/** The status of a program in one word (S2 §2). */
export const StatusBadge = ({ status }: { status: ProgramStatus }) => (
  <Badge {...looks[status]}>
    <FormattedMessage id={`program.status.${status}`} />
  </Badge>
)
