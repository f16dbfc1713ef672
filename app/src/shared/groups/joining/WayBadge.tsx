import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { wayIcon, wayOf, type Switches } from './ways.ts'

type WayBadgeProps = {
  group: Switches
  /** Whether the reader runs the group and therefore approves requests. */
  isOwn: boolean
}

/** Shows how to join a group, in words beside an icon. */
export function WayBadge({ group, isOwn }: WayBadgeProps) {
  const way = wayOf(group)
  return (
    <Badge icon={wayIcon[way]} tone="info">
      <FormattedMessage id={way === 'APPROVAL' && !isOwn ? 'group.way.APPROVAL.others' : `group.way.${way}`} />
    </Badge>
  )
}
