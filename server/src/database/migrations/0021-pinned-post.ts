import type { Migration } from './migration.ts'

/** A featured post that its owner pins: at most one of a profile. */
export const pinnedPost: Migration = {
  name: '0021-pinned-post',
  statements: (dialect) => [
    `alter table featured_posts add column is_pinned ${dialect === 'sqlite' ? 'integer' : 'smallint'} not null default 0 check (is_pinned in (0, 1))`,
    'create unique index featured_posts_by_pinned on featured_posts (profile_id) where is_pinned = 1',
  ],
}
