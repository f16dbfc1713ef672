import { integer, partOf, text, type Table } from './columns.ts'

/** Filters of which a profile is told; `filter` and `seen` are JSON. */
export const savedFilters: Table = {
  name: 'saved_people_filters',
  columns: {
    id: text(),
    profile_id: partOf('profiles'),
    name: text(),
    filter: text(),
    seen: text(),
    created_at: integer(),
    looked_at: integer(),
    look_at: integer(),
  },
  key: ['id'],
  indexes: [{ on: ['profile_id', 'created_at', 'id'] }, { on: ['look_at', 'id'] }],
}
