import type { WithdrawalAccountFieldsFragment } from './accounts.generated.ts'

/** A bank account as its owner is shown it; its IBAN is masked. */
export type OwnAccount = WithdrawalAccountFieldsFragment
