import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { newGroupPath } from '#shared/groups/group-address.ts'
import type { GroupRoom } from '#shared/groups/useGroupRoom.ts'

/**
 * Link to create a group. If the viewer is in five groups already, it is a disabled button, and the page explains why beside the button
 * (G-01).
 */
export function CreateButton({ room, explainedBy }: { room: GroupRoom; explainedBy: string }) {
  const words = <FormattedMessage id="groups.list.create" />
  return room === 'full' ? (
    <Button variant="primary" iconStart="plus" isDisabled aria-describedby={explainedBy}>
      {words}
    </Button>
  ) : (
    <LinkButton variant="primary" iconStart="plus" href={newGroupPath}>
      {words}
    </LinkButton>
  )
}
