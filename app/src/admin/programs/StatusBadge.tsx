import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import type { Tone } from '@wasla/design-system/tokens/token-type.ts'
import type { ProgramRow } from './program-row.ts'

type StatusFields = Pick<ProgramRow, 'status' | 'holdCause'>

const looks: Readonly<Record<ProgramRow['status'], { tone: Tone; icon?: IconName }>> = {
  Draft: { tone: 'neutral', icon: 'edit' },
  Soon: { tone: 'warning', icon: 'clock' },
  Active: { tone: 'success', icon: 'check' },
  OnHold: { tone: 'danger', icon: 'lock' },
  Retired: { tone: 'neutral' },
}

/** Shows the status of a program; for one on hold, who put it on hold. */
export const StatusWord = ({ status, holdCause }: StatusFields) =>
  holdCause === null ? (
    <FormattedMessage id={`admin.programStatus.${status}`} />
  ) : (
    <FormattedMessage id={`admin.programs.heldBy.${holdCause}`} />
  )

export const StatusBadge = (row: StatusFields) => (
  <Badge {...looks[row.status]}>
    <StatusWord {...row} />
  </Badge>
)
