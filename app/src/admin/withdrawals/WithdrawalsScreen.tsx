import { ListScreen } from '../lists/ListScreen.tsx'
import { useWithdrawalsList } from './useWithdrawalsList.tsx'

/** List of withdrawals (P-12): open withdrawals by their due time, then closed withdrawals. */
export const WithdrawalsScreen = () => <ListScreen description={useWithdrawalsList()} />
