import { ListScreen } from '../lists/ListScreen.tsx'
import { useAuditList } from './useAuditList.tsx'

/** The audit log: which admin did what to whom, with the state before and after. Rows never change. */
export const AuditScreen = () => <ListScreen description={useAuditList()} />
