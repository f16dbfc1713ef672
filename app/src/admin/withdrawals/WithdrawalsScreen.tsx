import { ListScreen } from '../lists/ListScreen.tsx'
import { useWithdrawalsList } from './useWithdrawalsList.tsx'

/** List of withdrawals (P-12): open ones by their due time, then closed ones. */
export const WithdrawalsScreen = () => <ListScreen description={useWithdrawalsList()} />
