import { ListScreen } from '../lists/ListScreen.tsx'
import { useReconciliationsList } from './useReconciliationsList.tsx'

/** Compares each day of a gateway with the ledger’s total of the same day (I12). */
export const ReconciliationsScreen = () => <ListScreen description={useReconciliationsList()} />
