import type { Migration } from './migration.ts'

/**
 * Lists of groups are counted in an index alone: what says that a group is shown and what it is searched by stand in it. An index over some
 * rows answers without the table only where the columns of its own condition are in it.
 */
export const groupLists: Migration = {
  name: '0058-group-lists',
  statements: () => [
    'drop index groups_discoverable',
    'create index groups_discoverable on groups (active_at, id, search_text, is_discoverable, deleted_at) where deleted_at is null and is_discoverable = 1',
  ],
}
