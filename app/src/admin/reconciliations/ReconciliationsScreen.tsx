import { ListScreen } from '../lists/ListScreen.tsx'
import { useReconciliationsList } from './useReconciliationsList.tsx'

/** Each day of a gateway beside what the ledger says of the same day (I12). */
export const ReconciliationsScreen = () => <ListScreen description={useReconciliationsList()} />
