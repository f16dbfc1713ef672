import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { MembersWords, ReachWords } from '#shared/groups/card/GroupNumbers.tsx'
import type { PageGroup } from './useGroupPage.ts'
import * as styles from './GroupHead.css.ts'

/** Badges of a group: who may join, who can find the group, the number of members, and the members' followers (S1 §2). */
export function GroupBadges({ group }: { group: Pick<PageGroup, 'isPrivate' | 'isDiscoverable' | 'groupMembersCount' | 'followers'> }) {
  const { isPrivate, isDiscoverable, groupMembersCount, followers } = group
  return (
    <div className={styles.badges}>
      <Badge tone="info" icon={isPrivate ? 'lock' : 'globe'}>
        <FormattedMessage id={isPrivate ? 'groups.page.private' : 'groups.page.public'} />
      </Badge>
      <Badge icon={isDiscoverable ? 'eye' : 'eye-off'}>
        <FormattedMessage id={isDiscoverable ? 'groups.page.visibleToAll' : 'groups.page.visibleToMembers'} />
      </Badge>
      <Badge icon="users">
        <MembersWords count={groupMembersCount} />
      </Badge>
      <Badge icon="megaphone">
        <ReachWords count={followers} />
      </Badge>
    </div>
  )
}
