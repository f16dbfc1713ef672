import type { Migration } from './migration.ts'

/**
 * On SQLite the order of followers and the beginnings of names are walked in their indexes alone: what a search compares of an entry stands
 * in them. Row by row, each of a thousand entries was another page of the table.
 */
export const searchInOrder: Migration = {
  name: '0060-search-in-order',
  statements: (dialect) =>
    dialect === 'postgres'
      ? []
      : [
          'drop index search_entries_in_order_of_followers',
          'create index search_entries_in_order_of_followers on search_entries (followers desc, subject_id, kind, words, name, other_name, user_name_key, has_picture)',
          'drop index search_entries_by_name',
          'create index search_entries_by_name on search_entries (name, subject_id, kind, followers, user_name_key, has_picture)',
          'drop index search_entries_by_other_name',
          'create index search_entries_by_other_name on search_entries (other_name, name, subject_id, kind, followers, user_name_key, has_picture)',
        ],
}
