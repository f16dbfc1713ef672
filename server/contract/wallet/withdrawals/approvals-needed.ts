import type { WalletTerms } from '../terms.ts'

/**
 * Returns how many different admins a withdrawal that begins now needs for its settlement. The number is stored with the withdrawal
 * and never changes (Y-09).
 */
export const approvalsNeeded = ({ subtotal }: { subtotal: number }, { fourEyesAbove }: Pick<WalletTerms, 'fourEyesAbove'>): number =>
  fourEyesAbove !== null && subtotal > fourEyesAbove ? 2 : 1
