import type { Migration } from './migration.ts'

/** Said by what it is not: for `status in (…)` engines would rather walk the index by status, which is not in the order of lists. */
const isOffered = `is_visible = 1 and deleted_at is null and status not in ('Draft', 'OnHold', 'Retired')`

/** Lists of programs are counted in an index alone: everything that Discover filters by stands in it, and so do the statuses of My programs. */
export const programLists: Migration = {
  name: '0045-program-lists',
  statements: () => [
    'drop index programs_by_published_at_id',
    `create index programs_offered on programs (published_at, id, status, publish_date, user_id, objective_type, program_focus, search_text, is_visible, deleted_at) where ${isOffered}`,
    'create index programs_of_profile on programs (profile_id, status) where deleted_at is null',
    // For the sitemap, in the order of ids.
    `create index programs_offered_by_id on programs (id) where ${isOffered}`,
  ],
}
