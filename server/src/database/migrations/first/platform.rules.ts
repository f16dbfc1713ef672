import type { Dialect } from '../../dialects/dialect.ts'

/** A line may lose its texts about a person who is erased, once. It then says when; what was done, to whom and by whom stays. */
const isErasing = `old.erased_at is null and new.erased_at is not null and ${['id', 'at', 'actor', 'action', 'target'].map((column) => `new.${column} = old.${column}`).join(' and ')}`

const rules: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: [
    `create trigger audit_no_update before update on audit when not (${isErasing}) begin select raise(abort, 'the audit log is only added to'); end`,
    `create trigger audit_no_delete before delete on audit begin select raise(abort, 'the audit log is only added to'); end`,
  ],
  postgres: [
    `create function audit_only_added() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then
        if ${isErasing} then return new; end if;
      end if;
      raise exception 'the audit log is only added to';
    end $$`,
    'create trigger audit_no_change before update or delete on audit for each row execute function audit_only_added()',
    'create trigger audit_no_truncate before truncate on audit for each statement execute function audit_only_added()',
  ],
}

/** The audit log is only added to. */
export const auditIsOnlyAddedTo = (dialect: Dialect): readonly string[] => rules[dialect]
