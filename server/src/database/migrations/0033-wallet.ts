import { createTable, integer, names, notNegative, oneOf, orNull, text, type Column, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

/** Halalas that move at once, as the ledger bounds them. */
const moved = (): Column => ({ ...integer(), check: '# between 1 and 1000000000000' })

const paymentStatus = () => oneOf('Initiated', 'Success', 'Failed')
const bill = () => ({ subtotal: moved(), fee: notNegative(), vat: notNegative() })
const isEndedAtOnce = `check ((status = 'Initiated') = (settled_at is null))`
const hasReasonOfFailure = `check ((status = 'Failed') = (failure_reason is not null))`

const tables: readonly Table[] = [
  {
    name: 'wallets',
    columns: { id: text(), profile_id: names('profiles'), created_at: integer() },
    key: ['id'],
    indexes: [{ on: ['profile_id'], unique: true }],
  },
  {
    name: 'withdrawal_accounts',
    columns: {
      id: text(),
      profile_id: names('profiles'),
      type: oneOf('INDIVIDUAL', 'BUSINESS', 'JOINT_ACCOUNT_HOLDER', 'GOVERNMENT_ENTITY', 'NON_PROFIT'),
      address: orNull(text()),
      bank_address: orNull(text()),
      bank_name: text(),
      city: orNull(text()),
      country_id: text(),
      currency: oneOf('SAR'),
      iban: text(),
      mobile_number: orNull(text()),
      name_on_account: text(),
      swift_code: text(),
      created_at: integer(),
      updated_at: integer(),
      deleted_at: orNull(integer()),
    },
    key: ['id'],
    // The same IBAN twice is a conflict, until the first is removed (P-13).
    indexes: [{ on: ['profile_id', 'iban'], unique: true, where: 'deleted_at is null' }],
  },
  {
    name: 'withdrawals',
    columns: {
      id: text(),
      profile_id: names('profiles'),
      account_id: names('withdrawal_accounts'),
      sent_to: text(),
      hold_id: names('ledger_holds'),
      status: paymentStatus(),
      ...bill(),
      failure_reason: orNull(text()),
      approvals: text(),
      idempotency_key: text(),
      created_at: integer(),
      settled_at: orNull(integer()),
    },
    key: ['id'],
    constraints: [isEndedAtOnce, hasReasonOfFailure],
    indexes: [
      // One open at a time (P-10), and one for each key.
      { on: ['profile_id'], unique: true, where: `status = 'Initiated'` },
      { on: ['profile_id', 'idempotency_key'], unique: true },
      { on: ['profile_id', 'created_at'] },
      { on: ['status', 'created_at', 'id'] },
      { on: ['account_id'] },
      { on: ['hold_id'], unique: true },
    ],
  },
  {
    name: 'top_ups',
    columns: {
      id: text(),
      profile_id: names('profiles'),
      status: paymentStatus(),
      ...bill(),
      payment_method: oneOf('BANK', 'CARD', 'PLATFORM', 'OTHER'),
      gateway: text(),
      gateway_reference: orNull(text()),
      checkout_url: orNull(text()),
      return_url: text(),
      failure_reason: orNull(oneOf('declined', 'cancelled', 'expired', 'differs', 'returned')),
      idempotency_key: text(),
      looks: notNegative(),
      next_look_at: orNull(integer()),
      looked_at: orNull(integer()),
      created_at: integer(),
      settled_at: orNull(integer()),
    },
    key: ['id'],
    constraints: [isEndedAtOnce, hasReasonOfFailure],
    indexes: [
      { on: ['profile_id', 'idempotency_key'], unique: true },
      { on: ['profile_id', 'created_at'] },
      { on: ['gateway', 'gateway_reference'], unique: true, where: 'gateway_reference is not null' },
      { on: ['next_look_at'], where: 'next_look_at is not null' },
    ],
  },
  {
    name: 'wallet_transactions',
    columns: {
      id: text(),
      profile_id: names('profiles'),
      change: oneOf('topUp', 'withdrawal', 'budgetReserved', 'budgetReleased', 'rewardsPaid', 'rewardEarned', 'adjusted'),
      source_id: text(),
      detail: orNull(text()),
      types: { ...integer(), check: '# between 1 and 511' },
      net_amount: integer(),
      at: integer(),
    },
    key: ['id'],
    // Page, count, filter and balance of a list are read from the index alone.
    indexes: [{ on: ['profile_id', 'at', 'id', 'types', 'net_amount'] }],
  },
  {
    name: 'invoices',
    columns: {
      kind: oneOf('invoice', 'creditNote'),
      year: { ...text(), check: 'length(#) = 4' },
      sequence: { ...integer(), check: '# >= 1' },
      transaction_id: text(),
      fee: notNegative(),
      vat: notNegative(),
      issued_at: integer(),
    },
    key: ['kind', 'year', 'sequence'],
    indexes: [{ on: ['transaction_id'], unique: true }],
  },
  {
    name: 'invoice_counts',
    columns: { kind: oneOf('invoice', 'creditNote'), year: text(), last: { ...integer(), check: '# >= 1' } },
    key: ['kind', 'year'],
  },
]

/** Wallets: bank accounts, withdrawals, top-ups, the list of what changed a wallet, and its invoices (P-01 to P-22). */
export const wallet: Migration = {
  name: '0033-wallet',
  statements: (dialect) => tables.flatMap((table) => createTable(dialect, table)),
}
