import { ListScreen } from '../lists/ListScreen.tsx'
import { useAccountsList } from './useAccountsList.tsx'

/** Every account of the ledger, and what the last check of it found (P-02). */
export const LedgerScreen = () => <ListScreen description={useAccountsList()} />
