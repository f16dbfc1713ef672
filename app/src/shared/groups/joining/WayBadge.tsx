import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { wayIcon, wayOf, type Switches } from './ways.ts'

type WayBadgeProps = {
  group: Switches
  /** Whether the reader runs the group and is the one who approves. */
  isOwn: boolean
}

/** How one joins a group, in words beside the mark. */
export function WayBadge({ group, isOwn }: WayBadgeProps) {
  const way = wayOf(group)
  return (
    <Badge icon={wayIcon[way]} tone="info">
      <FormattedMessage id={way === 'APPROVAL' && !isOwn ? 'group.way.APPROVAL.others' : `group.way.${way}`} />
    </Badge>
  )
}
