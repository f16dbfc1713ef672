/** Gives the columns the names they had before the migration. */
export const earlierNames = [
  'drop index files_by_obsolete_at',
  'alter table files rename column stored_at to kept_at',
  'alter table files rename column obsolete_at to unwanted_at',
  'create index files_by_unwanted_at on files (unwanted_at) where unwanted_at is not null and deleted_at is null',
]
