import { useParams } from 'react-router'
import type { GroupTab } from '@wasla/contract/groups/access.ts'
import { GroupFrame } from './GroupFrame.tsx'
import { GroupWaiting } from './GroupWaiting.tsx'

/** Page of a group for its members and its owner, open at the tab `tab`. */
function GroupScreen({ tab }: { tab: GroupTab }) {
  const { groupId = '' } = useParams()
  return <GroupFrame key={groupId} at={{ by: 'id', groupId }} tab={tab} />
}

export const groupScreen = (tab: GroupTab) => ({ Screen: () => <GroupScreen tab={tab} />, Waiting: GroupWaiting })
