import type { Dialect } from '../../dialects/dialect.ts'
import { followUps, type FollowUp } from './triggers.ts'

/** What the database refuses from every writer: conditions over `new` and `old`, in SQL that both engines understand. */
type Rule = {
  table: string
  on: 'insert' | 'update' | 'delete'
  refuse: readonly { when: string; because: string }[]
}

/** The play money of a demonstration is reset every night with the rest of it. */
const notOfDemo = `not exists (select 1 from database_kind where kind = 'demo')`

const neverDeleted = (table: string): Rule => ({
  table,
  on: 'delete',
  refuse: [{ when: notOfDemo, because: `rows of ${table} are never deleted` }],
})
const neverChanged = (table: string): Rule => ({
  table,
  on: 'update',
  refuse: [{ when: 'true', because: `rows of ${table} are never changed` }],
})

const ofTransaction = 'from ledger_entries where transaction_id = new.transaction_id'

const rules: readonly Rule[] = [
  ...['ledger_transactions', 'ledger_entries', 'ledger_keys', 'ledger_seals'].flatMap((table) => [
    neverChanged(table),
    neverDeleted(table),
  ]),
  ...['ledger_accounts', 'ledger_holds'].map(neverDeleted),
  neverChanged('ledger_unsealed'),
  {
    table: 'ledger_accounts',
    on: 'insert',
    refuse: [{ when: 'new.balance <> 0 or new.version <> 0', because: 'an account begins with nothing' }],
  },
  {
    table: 'ledger_accounts',
    on: 'update',
    refuse: [
      {
        when: `new.id <> old.id or new.kind <> old.kind or new.currency <> old.currency or new.created_at <> old.created_at
          or new.version <> old.version + 1
          or not exists (select 1 from ledger_entries
            where account_id = new.id and account_version = new.version and balance_after = new.balance)`,
        because: 'an account changes only by an entry',
      },
    ],
  },
  {
    table: 'ledger_entries',
    on: 'insert',
    refuse: [
      {
        when: `not exists (select 1 from ledger_accounts a join ledger_transactions t on t.id = new.transaction_id
          where a.id = new.account_id and a.currency = t.currency
            and a.version = new.account_version - 1 and a.balance = new.balance_after - new.amount)`,
        because: 'an entry continues its account',
      },
      { when: `new.line <> (select count(*) ${ofTransaction})`, because: 'entries of a transaction are numbered without a gap' },
      {
        when: `exists (select 1 from ledger_transactions where id = new.transaction_id and (new.line > last_line
          or new.line = last_line and new.amount + (select coalesce(sum(amount), 0) ${ofTransaction}) <> 0))`,
        because: 'the entries of a transaction sum to zero',
      },
    ],
  },
  {
    table: 'ledger_holds',
    on: 'insert',
    refuse: [{ when: `new.status <> 'held'`, because: 'a hold begins held' }],
  },
  {
    table: 'ledger_holds',
    on: 'update',
    refuse: [
      { when: `old.status <> 'held' or new.status = 'held'`, because: 'a hold ends once' },
      {
        when: `new.id <> old.id or new.source_id <> old.source_id or new.held_id <> old.held_id or new.amount <> old.amount
          or new.created_at <> old.created_at
          or coalesce(new.expires_at, -1) <> coalesce(old.expires_at, -1)`,
        because: 'only the end of a hold is written later',
      },
    ],
  },
  {
    table: 'ledger_seals',
    on: 'insert',
    refuse: [{ when: 'new.seq <> (select coalesce(max(seq), 0) + 1 from ledger_seals)', because: 'seals are numbered without a gap' }],
  },
  {
    table: 'ledger_unsealed',
    on: 'delete',
    refuse: [
      {
        when: `${notOfDemo} and exists (select 1 from ledger_entries e where e.transaction_id = old.transaction_id
          and not exists (select 1 from ledger_seals s where s.transaction_id = e.transaction_id and s.line = e.line))`,
        because: 'a transaction waits until every entry is sealed',
      },
    ],
  },
]

/** What the database does by itself after a row was inserted. */
const afterInsert = (table: string, statement: string): FollowUp => ({
  name: `${table}_follow_up`,
  statements: [statement],
  triggers: [{ name: `${table}_follow_up`, on: `insert on ${table}` }],
})
const steps = [
  afterInsert(
    'ledger_entries',
    'update ledger_accounts set balance = new.balance_after, version = new.account_version where id = new.account_id',
  ),
  afterInsert('ledger_transactions', 'insert into ledger_unsealed (transaction_id) values (new.id)'),
]

const written = { insert: 'new', update: 'new', delete: 'old' } as const

const refusing: Record<Dialect, (rule: Rule) => string[]> = {
  sqlite: ({ table, on, refuse }) => [
    `create trigger ${table}_rules_of_${on} before ${on} on ${table} begin ${refuse
      .map(({ when, because }) => `select raise(abort, 'ledger: ${because}') where ${when};`)
      .join(' ')} end`,
  ],
  postgres: ({ table, on, refuse }) => [
    `create function ${table}_rules_of_${on}() returns trigger language plpgsql as $$ begin ${refuse
      .map(({ when, because }) => `if ${when} then raise exception 'ledger: ${because}'; end if;`)
      .join(' ')} return ${written[on]}; end $$`,
    `create trigger ${table}_rules_of_${on} before ${on} on ${table} for each row execute function ${table}_rules_of_${on}()`,
  ],
}

const truncating: Record<Dialect, readonly string[]> = {
  sqlite: [],
  postgres: [
    `create function ledger_not_emptied() returns trigger language plpgsql as $$ begin raise exception 'ledger: it is never emptied'; end $$`,
    ...['accounts', 'transactions', 'entries', 'holds', 'keys', 'seals', 'unsealed'].map(
      (name) =>
        `create trigger ledger_${name}_not_emptied before truncate on ledger_${name} for each statement execute function ledger_not_emptied()`,
    ),
  ],
}

/** The triggers of the ledger's tables: only whole transactions can be written, and nothing is overwritten. */
export const ledgerTriggers = (dialect: Dialect): string[] => [
  ...rules.flatMap(refusing[dialect]),
  ...followUps(dialect, steps),
  ...truncating[dialect],
]
