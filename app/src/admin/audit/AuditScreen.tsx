import { ListScreen } from '../lists/ListScreen.tsx'
import { useAuditList } from './useAuditList.tsx'

/** Who did what to whom, and how it was before and after; nothing in it is ever changed. */
export const AuditScreen = () => <ListScreen description={useAuditList()} />
