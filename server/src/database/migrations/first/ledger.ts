import { integer, moved, names, notNegative, oneOf, orNull, text, unchecked } from '../columns.ts'
import type { Part } from './part.ts'
import { ledgerTriggers } from './ledger.triggers.ts'
import { ledgerViews } from './ledger.views.ts'

/** The ledger: accounts, transactions, entries, holds, keys of repeated requests, and the chain of seals (P-02). */
export const ledger: Part = {
  tables: [
    {
      name: 'ledger_accounts',
      columns: {
        id: text(),
        kind: oneOf('owned', 'held', 'house'),
        currency: { ...text(), check: 'length(#) = 3' },
        balance: integer(),
        version: notNegative(),
        created_at: integer(),
      },
      key: ['id'],
      constraints: [
        // Only the accounts of the house may be below zero: they stand for what others owe it (I4).
        "check (kind = 'house' or balance >= 0)",
      ],
    },
    {
      name: 'ledger_transactions',
      columns: {
        id: text(),
        kind: text(),
        reference: text(),
        currency: text(),
        reverses: orNull(names('ledger_transactions')),
        last_line: { ...integer(), check: '# between 1 and 99' },
        created_at: integer(),
      },
      key: ['id'],
      // A transaction names its last entry, which must exist when the transaction is committed.
      lateReference: {
        name: 'ledger_transactions_last_entry',
        sql: 'foreign key (id, last_line) references ledger_entries (transaction_id, line) deferrable initially deferred',
      },
      indexes: [{ on: ['reverses'], unique: true, where: 'reverses is not null' }, { on: ['reference'] }, { on: ['created_at'] }],
    },
    {
      name: 'ledger_entries',
      columns: {
        transaction_id: names('ledger_transactions'),
        line: notNegative(),
        account_id: names('ledger_accounts'),
        amount: { ...integer(), check: 'abs(#) between 1 and 1000000000000' },
        account_version: { ...integer(), check: '# >= 1' },
        balance_after: integer(),
      },
      key: ['transaction_id', 'line'],
      indexes: [
        { on: ['account_id', 'account_version'], unique: true },
        { on: ['transaction_id', 'account_id'], unique: true },
      ],
    },
    {
      name: 'ledger_holds',
      columns: {
        id: names('ledger_transactions'),
        source_id: names('ledger_accounts'),
        held_id: names('ledger_accounts'),
        amount: moved(),
        status: oneOf('held', 'posted', 'voided', 'expired'),
        posted_amount: notNegative(),
        ended_by: orNull(names('ledger_transactions')),
        expires_at: orNull(integer()),
        created_at: integer(),
        ended_at: orNull(integer()),
      },
      key: ['id'],
      constraints: [
        'check (posted_amount <= amount)',
        "check ((status = 'posted') = (posted_amount > 0))",
        "check ((status = 'held') = (ended_by is null))",
        "check ((status = 'held') = (ended_at is null))",
      ],
      indexes: [
        { on: ['ended_by'], unique: true, where: 'ended_by is not null' },
        { on: ['held_id'], where: "status = 'held'" },
        { on: ['expires_at'], where: "status = 'held' and expires_at is not null" },
      ],
    },
    {
      name: 'ledger_keys',
      columns: {
        owner: text(),
        operation: text(),
        key: text(),
        fingerprint: text(),
        transaction_id: names('ledger_transactions'),
        created_at: integer(),
      },
      key: ['owner', 'operation', 'key'],
    },
    { name: 'ledger_unsealed', columns: { transaction_id: names('ledger_transactions') }, key: ['transaction_id'] },
    {
      name: 'ledger_seals',
      columns: {
        seq: { ...integer(), check: '# >= 1' },
        transaction_id: text(),
        line: integer(),
        hash: { ...text(), check: 'length(#) = 64' },
        sealed_at: integer(),
      },
      key: ['seq'],
      constraints: ['foreign key (transaction_id, line) references ledger_entries (transaction_id, line)'],
      indexes: [{ on: ['transaction_id', 'line'], unique: true }],
    },
    {
      name: 'ledger_state',
      columns: {
        id: oneOf('this'),
        read_only_since: orNull(integer()),
        reason: orNull(text()),
        checked_at: orNull(unchecked()),
        findings: orNull(text()),
      },
      key: ['id'],
    },
  ],
  rules: (dialect) => [...ledgerTriggers(dialect), ...ledgerViews],
}
