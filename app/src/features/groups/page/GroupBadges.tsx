import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import type { PageGroup } from './useGroupPage.ts'
import * as styles from './GroupHead.css.ts'

/** From here on a count is written in its compact form, whose last word is always the same. */
const compactFrom = 1000

/** Who may join, who finds it, how many are in it, and whom they reach together (S1 §2). */
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
        <FormattedMessage id="groups.page.membersCount" values={{ count: groupMembersCount }} />
      </Badge>
      <Badge icon="megaphone">
        <FormattedMessage
          id={followers < compactFrom ? 'groups.page.followers' : 'groups.page.followersCompact'}
          values={{ count: followers }}
        />
      </Badge>
    </div>
  )
}
