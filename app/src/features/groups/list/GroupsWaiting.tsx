import { FormattedMessage } from 'react-intl'
import { GroupGridSkeleton } from '#shared/groups/card/GroupGridSkeleton.tsx'
import { PageHead } from '#shell/PageHead.tsx'
import { groupsPageSize } from './groups-address.ts'
import * as styles from './Groups.css.ts'

/** Skeleton of the groups while the viewer is not known yet. */
export const GroupsWaiting = () => (
  <div className={styles.page}>
    <PageHead title={<FormattedMessage id="groups.list.title" />} lead={<FormattedMessage id="groups.list.lead" />} />
    <GroupGridSkeleton count={groupsPageSize} />
  </div>
)
