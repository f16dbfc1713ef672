import { ListScreen } from '../lists/ListScreen.tsx'
import { useWithdrawalsList } from './useWithdrawalsList.tsx'

/** Withdrawals that the bank has to pay, by when they are due, and those that ended (P-12). */
export const WithdrawalsScreen = () => <ListScreen description={useWithdrawalsList()} />
