import type { Migration } from './migration.ts'

/** Where a link stands among its profile's, from 1 on once its owner put them in order. 0 stands before: newest first, as all did until now. */
export const linkOrder: Migration = {
  name: '0016-link-order',
  statements: (dialect) => [
    `alter table profile_links add column position ${dialect === 'sqlite' ? 'integer' : 'bigint'} not null default 0 check (position between 0 and 9007199254740991)`,
  ],
}
