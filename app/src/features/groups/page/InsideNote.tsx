import { FormattedMessage } from 'react-intl'
import type { Standing } from '@wasla/contract/groups/access.ts'
import { Card } from '@wasla/design-system/components/Card'
import { Empty } from '@wasla/design-system/components/Empty'

/** Note in place of the tabs: says who may see the members and their figures. */
export function InsideNote({ standing: { isDiscoverable, isPrivate } }: { standing: Standing }) {
  const kind = isDiscoverable ? 'signIn' : isPrivate ? 'byInvitation' : 'byLink'
  return (
    <Card>
      <Empty level={2} title={<FormattedMessage id={`groups.inside.${kind}`} />}>
        <FormattedMessage id={`groups.inside.${kind}.text`} />
      </Empty>
    </Card>
  )
}
