import { FormattedMessage } from 'react-intl'
import type { GroupAccess } from '@wasla/contract/groups/access.ts'
import { Card } from '@wasla/design-system/components/Card'
import { Empty } from '@wasla/design-system/components/Empty'

/** Note in place of the tabs: says who may see the members and their figures. */
export function InsideNote({ access: { isDiscoverable, isPrivate } }: { access: GroupAccess }) {
  const kind = isDiscoverable ? 'signIn' : isPrivate ? 'byInvitation' : 'byLink'
  return (
    <Card>
      <Empty level={2} title={<FormattedMessage id={`groups.inside.${kind}`} />}>
        <FormattedMessage id={`groups.inside.${kind}.text`} />
      </Empty>
    </Card>
  )
}
