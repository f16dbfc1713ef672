import type { Dialect } from '../dialects/dialect.ts'
import { createTable, integer, names, partOf } from './columns.ts'
import type { Migration } from './migration.ts'

/** What payouts paid to whom stood in one text with each of them, which is written anew whenever it grows. */
const moved: Record<Dialect, readonly string[]> = {
  sqlite: [
    `insert into program_payments (transaction_id, profile_id, amount)
      select w.id, json_extract(e.value, '$.profileId'), sum(json_extract(e.value, '$.amount'))
      from wallet_transactions w, json_each(w.detail, '$.earnings') e where w.change = 'rewardsPaid' group by 1, 2`,
    `update wallet_transactions set detail = json_set(detail, '$.earnings', json('[]')) where change = 'rewardsPaid'`,
  ],
  postgres: [
    `insert into program_payments (transaction_id, profile_id, amount)
      select w.id, e.value ->> 'profileId', sum(cast(e.value ->> 'amount' as bigint))
      from wallet_transactions w, jsonb_array_elements(cast(w.detail as jsonb) -> 'earnings') e where w.change = 'rewardsPaid' group by 1, 2`,
    `update wallet_transactions set detail = cast(jsonb_set(cast(detail as jsonb), '{earnings}', '[]') as text) where change = 'rewardsPaid'`,
  ],
}

const view = `create view wallet_i8_payouts as
  select coalesce(l.program_id, m.program_id) as subject from
    (select t.reference as program_id, sum(-e.amount) as total from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account_id = 'program:' || t.reference || ':escrow'
      where t.kind = 'PROGRAM_PAYOUT' group by t.reference) l
    full join
    (select w.source_id as program_id, sum(p.amount) as total from program_payments p
      join wallet_transactions w on w.id = p.transaction_id group by w.source_id) m
    on m.program_id = l.program_id
  where coalesce(l.total, 0) <> coalesce(m.total, 0)`

/** The lines of payouts in a table of their own, so that a payout grows with its run (P-17), and that they are what the ledger paid (I8). */
export const programPayments: Migration = {
  name: '0056-program-payments',
  statements: (dialect) => [
    ...createTable(dialect, {
      name: 'program_payments',
      columns: {
        transaction_id: partOf('wallet_transactions'),
        profile_id: names('profiles'),
        amount: { ...integer(), check: '# between 1 and 1000000000000' },
      },
      key: ['transaction_id', 'profile_id'],
    }),
    ...moved[dialect],
    view,
  ],
}
