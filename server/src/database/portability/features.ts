type Page = `https://${string}`

/**
 * What the documentation of a database says about a feature of PostgreSQL. `refused`: the database does not have it. `differs`: it has it,
 * but it works differently. `unstated`: we found no page about it, so somebody has to try it.
 */
type Verdict = { says: 'refused' | 'differs'; page: Page } | { says: 'unstated' }

/** A feature of PostgreSQL that YugabyteDB or CockroachDB lacks, has differently or does not document. */
export type Feature = {
  name: string
  /** Finds the feature in SQL, and in TypeScript that makes SQL. */
  form: RegExp
  /** Absent if the database has the feature. */
  yugabyte?: Verdict
  cockroach?: Verdict
  /** Where the product uses it: names of objects of the schema, and files of `server/src`. */
  uses: readonly string[]
}

const unstated = { says: 'unstated' } as const
const refused = (page: Page): Verdict => ({ says: 'refused', page })
const differs = (page: Page): Verdict => ({ says: 'differs', page })

const pages = {
  yugabyte: 'https://docs.yugabyte.com/latest/explore/ysql-language-features/postgresql-compatibility/',
  yugabyteGin: 'https://docs.yugabyte.com/stable/explore/ysql-language-features/indexes-constraints/gin/',
  yugabyteGinScan: 'https://github.com/yugabyte/yugabyte-db/issues/26035',
  yugabyteDdl: 'https://docs.yugabyte.com/stable/architecture/transactions/transactional-ddl/',
  yugabyteSequence: 'https://docs.yugabyte.com/stable/api/ysql/exprs/sequence_functions/func_nextval/',
  cockroachTriggers: 'https://github.com/cockroachdb/docs/pull/23130/files',
  cockroachLocks: 'https://github.com/cockroachdb/docs/pull/18154',
  cockroachKeys: 'https://github.com/cockroachdb/cockroach/issues/31632',
  cockroachLimits: 'https://cockroachlabs.com/docs/v23.2/known-limitations',
} as const satisfies Readonly<Record<string, Page>>

/** All such features that we know, by the pages as they were in November 2026. A row without uses makes the test fail at a first use. */
export const features: readonly Feature[] = [
  {
    name: 'a trigger on changes of some columns',
    form: /\bupdate of [\w, ]+ on \w+/i,
    cockroach: unstated,
    uses: [
      'groups_search_hidden',
      'groups_searched_update',
      'profile_interests_candidate_update',
      'profile_interests_searched_update',
      'profiles_candidate_update',
      'profiles_figures_country',
      'profiles_figures_status',
      'profiles_found_update',
      'profiles_other_name_found',
      'profiles_search_hidden',
      'profiles_searched_update',
      'rate_cards_searched_update',
      'social_links_candidate_update',
      'social_links_figures_move',
      'social_links_figures_update',
      'social_links_searched_update',
      'social_snapshots_candidate_update',
      'social_snapshots_figures_update',
      'social_snapshots_searched_update',
      'users_candidate_update',
      'users_found_update',
      'users_search_hidden',
      'users_searched_update',
    ],
  },
  {
    name: 'a statement-level trigger, such as one on truncate',
    form: /\bfor each statement\b|\bbefore truncate\b/i,
    yugabyte: unstated,
    cockroach: refused(pages.cockroachTriggers),
    uses: [
      'audit_no_truncate',
      'ledger_accounts_not_emptied',
      'ledger_entries_not_emptied',
      'ledger_holds_not_emptied',
      'ledger_keys_not_emptied',
      'ledger_seals_not_emptied',
      'ledger_transactions_not_emptied',
      'ledger_unsealed_not_emptied',
      'funds_checkpoints_not_emptied',
      'media_kit_seals_not_emptied',
      'terms_seals_not_emptied',
      'terms_versions_not_emptied',
    ],
  },
  {
    name: 'a constraint that is checked at the end of the transaction',
    form: /\bdeferrable\b|\bset constraints\b/i,
    yugabyte: differs(pages.yugabyte),
    cockroach: refused(pages.cockroachKeys),
    uses: ['ledger_transactions'],
  },
  {
    name: 'an operator class of an index',
    form: /\b\w+_pattern_ops\b/i,
    yugabyte: unstated,
    cockroach: unstated,
    uses: ['search_entries_by_name', 'search_entries_by_other_name'],
  },
  {
    name: 'a GIN index',
    form: /\busing gin\b/i,
    yugabyte: differs(pages.yugabyteGin),
    cockroach: unstated,
    uses: ['search_entries_by_facets', 'search_entries_by_words', 'user_search_by_words'],
  },
  {
    name: 'an overlap of arrays in an index',
    form: /&& array\[/i,
    yugabyte: refused(pages.yugabyteGinScan),
    uses: ['domains/search/stores/conditions.ts'],
  },
  {
    name: 'an advisory lock',
    form: /\bpg_(?:try_)?advisory_\w+/i,
    cockroach: differs(pages.cockroachLocks),
    uses: ['database/event-order/event-order.ts', 'database/migrations/migrate.ts', 'database/named-lock/named-lock.ts'],
  },
  {
    name: 'a hash function of PostgreSQL',
    form: /\bhashtext\w*/i,
    yugabyte: unstated,
    cockroach: unstated,
    uses: ['database/event-order/event-order.ts', 'database/named-lock/named-lock.ts'],
  },
  {
    name: 'ids of a sequence that are read in their order',
    form: /\bas identity\b|\bnextval\b/i,
    yugabyte: differs(pages.yugabyteSequence),
    cockroach: unstated,
    uses: ['events', 'search_entries', 'user_search', 'webhook_deliveries', 'webhook_messages'],
  },
  {
    name: 'a commit that does not wait for the disk',
    form: /\bsynchronous_commit\b/i,
    yugabyte: unstated,
    cockroach: unstated,
    uses: ['database/repeatable.ts'],
  },
  {
    name: 'a position in the write-ahead log',
    form: /\bpg_\w*wal_\w+/i,
    yugabyte: unstated,
    cockroach: unstated,
    uses: ['database/replica/facts.ts'],
  },
  {
    name: 'steps of the schema and their record in one transaction',
    form: /\bmigrateToLatest\b/,
    yugabyte: differs(pages.yugabyteDdl),
    cockroach: unstated,
    uses: ['database/migrations/migrate.ts'],
  },
  {
    name: 'a lock of a whole table',
    form: /\block table\b|\block \w+ in \w+/i,
    yugabyte: refused(pages.yugabyte),
    cockroach: unstated,
    uses: [],
  },
  {
    name: 'notifications of the database',
    form: /\bpg_notify\b|["'`](?:listen|notify) \w/i,
    yugabyte: refused(pages.yugabyte),
    cockroach: unstated,
    uses: [],
  },
  { name: 'an exclusion constraint', form: /\bexclude using\b/i, yugabyte: refused(pages.yugabyte), cockroach: unstated, uses: [] },
  { name: 'a GiST index', form: /\busing (?:sp)?gist\b/i, yugabyte: refused(pages.yugabyte), cockroach: unstated, uses: [] },
  {
    name: 'a column that is computed and stored',
    form: /\bgenerated always as \(/i,
    yugabyte: refused(pages.yugabyte),
    uses: [],
  },
  { name: 'a table that inherits from another', form: /\binherits \(/i, yugabyte: refused(pages.yugabyte), cockroach: unstated, uses: [] },
  {
    name: 'an expression as the target of a conflict',
    form: /\bon conflict \(\w+\(|\b(?:clash|conflict)\.expression\(/i,
    cockroach: refused(pages.cockroachLimits),
    uses: [],
  },
]
