import type { WithdrawalAccountFieldsFragment } from './accounts.generated.ts'

/** A bank account as its owner sees it, with a masked IBAN. */
export type OwnAccount = WithdrawalAccountFieldsFragment
