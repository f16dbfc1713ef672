import type { Migration } from './migration.ts'

/** Columns of files by the words the code uses: a file is stored once it belongs to something, and obsolete once it does no more. */
export const fileColumns: Migration = {
  name: '0029-file-columns',
  statements: () => [
    'drop index files_by_unwanted_at',
    'alter table files rename column kept_at to stored_at',
    'alter table files rename column unwanted_at to obsolete_at',
    'create index files_by_obsolete_at on files (obsolete_at) where obsolete_at is not null and deleted_at is null',
  ],
}
