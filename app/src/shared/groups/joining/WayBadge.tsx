import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { wayIcon, wayOf, type Switches } from './ways.ts'

type WayBadgeProps = {
  group: Switches
  /** Whether the reader is the owner or an admin of the group, and therefore approves requests. */
  isOwn: boolean
}

/** Shows the way to join a group: an icon and words. */
export function WayBadge({ group, isOwn }: WayBadgeProps) {
  const way = wayOf(group)
  return (
    <Badge icon={wayIcon[way]} tone="info">
      <FormattedMessage id={way === 'APPROVAL' && !isOwn ? 'group.way.APPROVAL.others' : `group.way.${way}`} />
    </Badge>
  )
}
