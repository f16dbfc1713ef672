import { useParams } from 'react-router'
import type { GroupTab } from '@wasla/contract/groups/access.ts'
import { GroupFrame } from './GroupFrame.tsx'
import { GroupWaiting } from './GroupWaiting.tsx'

/** Public page of a group, open at the tab `tab`. Everybody who has the link can see it. */
function PublicGroupScreen({ tab }: { tab: GroupTab }) {
  const { groupUserName = '' } = useParams()
  return <GroupFrame key={groupUserName} at={{ by: 'name', userName: groupUserName }} tab={tab} />
}

export const publicGroupScreen = (tab: GroupTab) => ({ Screen: () => <PublicGroupScreen tab={tab} />, Waiting: GroupWaiting })
