import type { Migration } from './migration.ts'

/** The latest whom a saved filter finds are come to in their order: of a filter that very many meet, all of them were read and sorted. */
export const latestListed: Migration = {
  name: '0068-latest-listed',
  statements: () => ['create index search_entries_in_order_of_listed_at on search_entries (listed_at desc, subject_id)'],
}
