import type { WalletTerms } from '../terms.ts'

/** How many different admins settle a withdrawal that begins now. It is stored with the withdrawal, which keeps it (Y-09). */
export const approvalsNeeded = ({ subtotal }: { subtotal: number }, { fourEyesAbove }: Pick<WalletTerms, 'fourEyesAbove'>): number =>
  fourEyesAbove !== null && subtotal > fourEyesAbove ? 2 : 1
