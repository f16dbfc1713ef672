/** A rule that the rows must always keep, as a view that must be empty. Its column `subject` names each row that breaks the rule. */
export type Invariant = { id: string; view: string; promises: string }

/**
 * Views that compare our rows with figures of other systems. They have the form of invariants and are checked as often. A finding raises an
 * alarm but does not stop the ledger: our rows are correct, and the correction needs further rows.
 */
export const comparisons: readonly Invariant[] = [
  { id: 'I12', view: 'wallet_i12_gateways', promises: 'a gateway took on a day what the ledger has for it' },
]

/**
 * The invariants of all domains. A domain adds its views in a migration, and lists them here. They are checked every five minutes, in every
 * backup, and after tests that request it.
 */
export const invariants: readonly Invariant[] = [
  { id: 'I1', view: 'ledger_i1_currencies', promises: 'all entries of a currency sum to zero' },
  { id: 'I2', view: 'ledger_i2_transactions', promises: 'entries of a transaction sum to zero and are two or more' },
  { id: 'I3', view: 'ledger_i3_balances', promises: 'the balance of an account is the sum of its entries' },
  { id: 'I3', view: 'ledger_i3_histories', promises: 'each entry continues the one before it on its account' },
  { id: 'I4', view: 'ledger_i4_negative', promises: 'nobody owns less than nothing' },
  { id: 'I5', view: 'ledger_i5_reversals', promises: 'a reversal is the mirror of one transaction, which has no other' },
  { id: 'I6', view: 'ledger_i6_keys', promises: 'a key leads to one transaction and one fingerprint' },
  { id: 'I7', view: 'ledger_i7_holds', promises: 'a hold moved its amount in once, and out once' },
  { id: 'I7', view: 'ledger_i7_held', promises: 'what is held is the sum of the holds that are open' },
  { id: 'I8', view: 'programs_i8_budgets', promises: 'the budget of a program is what was reserved for it and did not go back' },
  { id: 'I8', view: 'programs_i8_escrows', promises: 'what was reserved for a program is in its escrow, paid out or returned' },
  { id: 'I8', view: 'programs_i8_spend', promises: 'a program pays no more than its budget' },
  { id: 'I8', view: 'programs_i8_owners', promises: 'the money of a program comes from its owner’s wallet and goes back there' },
  { id: 'I8', view: 'programs_i8_top_ups', promises: 'a budget that was raised was reserved' },
  { id: 'I8', view: 'rewards_i8_paid', promises: 'a reward that was paid left the escrow of its program' },
  { id: 'I8', view: 'rewards_i8_accrued', promises: 'what was earned and is not paid lies in the escrow of its program' },
  { id: 'I8', view: 'rewards_i8_states', promises: 'a reward is paid by one run, or was delivered, and otherwise neither' },
  {
    id: 'I8',
    view: 'rewards_i8_held',
    promises: 'a held reward has one open case, an open case a held reward, and a refused one its decision',
  },
  { id: 'I8', view: 'splits_i8_shares', promises: 'a manager’s share is the agreed part of a reward, and is paid with it' },
  { id: 'I8', view: 'splits_i8_paid', promises: 'a networker and their manager got their parts of what was paid' },
  { id: 'I8', view: 'wallet_i8_payouts', promises: 'what a brand’s list says was paid for a program left its escrow' },
  {
    id: 'I9',
    view: 'wallet_i9_withdrawals',
    promises: 'a withdrawal has one hold: open while it is, posted when it was paid, voided when it failed',
  },
  { id: 'I9', view: 'wallet_i9_top_ups', promises: 'a top-up that was paid is credited once, and any other never' },
  { id: 'I9', view: 'wallet_i9_adjustments', promises: 'an adjustment that was posted moved its amount once, and no other did' },
  { id: 'I10', view: 'wallet_i10_withdrawals', promises: 'what left for a withdrawal is its amount, fee and tax' },
  { id: 'I10', view: 'wallet_i10_top_ups', promises: 'what came in for a top-up is its amount, fee and tax' },
  {
    id: 'I10',
    view: 'wallet_i10_returns',
    promises: 'what went back of a top-up left its wallet or is the platform’s loss, once, and is no more than was paid',
  },
  { id: 'I10', view: 'wallet_i10_invoices', promises: 'an invoice or credit note is over the fee and tax that moved' },
  { id: 'I11', view: 'ledger_i11_numbers', promises: 'the numbers of the chain have no gap' },
  { id: 'I11', view: 'ledger_i11_forgotten', promises: 'each entry is in the chain or waits for it' },
]
