import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { newGroupPath } from '#shared/groups/group-address.ts'
import type { GroupRoom } from '#shared/groups/useGroupRoom.ts'

/** Link to create a group; a disabled button if the viewer is in five groups already, which the page explains beside it (G-01). */
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
