import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
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

type StatusBadgeProps = {
  status: ProgramStatus
  /**
   * Civil date on which the program begins. Before this date, the badge shows the date instead of “Soon”. The product uses “Soon” only for
   * features that are not built yet.
   */
  startDate?: string
}

/** Shows a program's status in a few words (S2 §2). */
export const StatusBadge = ({ status, startDate }: StatusBadgeProps) => (
  <Badge {...looks[status]}>
    {status === 'Soon' && startDate !== undefined ? <Starts day={startDate} /> : <FormattedMessage id={`program.status.${status}`} />}
  </Badge>
)

function Starts({ day }: { day: string }) {
  const { date } = useFormats()
  return <FormattedMessage id="program.status.starts" values={{ date: date(new Date(startOfDay(day)), 'shortDay') }} />
}
