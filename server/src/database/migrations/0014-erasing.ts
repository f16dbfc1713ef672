import type { Dialect } from '../dialects/dialect.ts'
import type { Migration } from './migration.ts'

const same = ['id', 'at', 'actor', 'action', 'target'].map((column) => `new.${column} = old.${column}`).join(' and ')

/** A line may lose the words about somebody who is erased, once, and says when; what was done, to whom and by whom stays. */
const isErasing = `old.erased_at is null and new.erased_at is not null and ${same}`

const audit: Record<Dialect, readonly string[]> = {
  sqlite: [
    'drop trigger audit_no_update',
    `create trigger audit_no_update before update on audit when not (${isErasing}) begin select raise(abort, 'the audit log is only added to'); end`,
  ],
  postgres: [
    `create or replace function audit_only_added() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then
        if ${isErasing} then return new; end if;
      end if;
      raise exception 'the audit log is only added to';
    end $$`,
  ],
}

const moment: Record<Dialect, string> = { sqlite: 'integer', postgres: 'bigint' }

/** What was left behind before it was written down: pictures that are nobody's any more, and files of people who are erased. */
const leftBehind = `update files set unwanted_at = created_at where kept_at is not null and deleted_at is null and (
  (kind = 'picture' and not exists (select 1 from profiles where profiles.picture = '/files/' || files.id))
  or exists (select 1 from closed_accounts where closed_accounts.user_id = files.user_id and closed_accounts.erased_at is not null))`

/** What an erasure has still to do is written down with it, so that it is done though the process ends in between. */
export const erasing: Migration = {
  name: '0014-erasing',
  statements: (dialect) => [
    `alter table files add column unwanted_at ${moment[dialect]}`,
    'create index files_by_unwanted_at on files (unwanted_at) where unwanted_at is not null and deleted_at is null',
    leftBehind,
    `alter table audit add column erased_at ${moment[dialect]}`,
    ...audit[dialect],
  ],
}
