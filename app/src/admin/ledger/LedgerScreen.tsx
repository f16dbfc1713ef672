import { ListScreen } from '../lists/ListScreen.tsx'
import { useAccountsList } from './useAccountsList.tsx'

/** List of all ledger accounts, with the result of the last check (P-02). */
export const LedgerScreen = () => <ListScreen description={useAccountsList()} />
