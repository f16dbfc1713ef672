import type { Dialect } from '../dialects/dialect.ts'
import type { Migration } from './migration.ts'

const wholeNumber: Record<Dialect, string> = { sqlite: 'integer', postgres: 'bigint' }

/** The setting as it is now; null where it says that one person is enough. */
const bound = `(select nullif(cast(value as bigint), 0) from settings where key = 'wallet.fourEyesAbove')`

/** Who added an account, by the audit log, whose actors are named `admin:<id>`. */
const adder = `(select substr(min(actor), 7) from audit where action = 'admin.teamMemberAdded' and target = admins.id)`

/**
 * Who may be the second person after whom (Y-09): who let an account in, until when it rests, and the rule under which a withdrawal began. Open
 * withdrawals keep the rule that the setting says at this moment.
 */
export const twoPeople: Migration = {
  name: '0087-two-people',
  statements: (dialect) => [
    'alter table admins add column invited_by text references admins (id) on delete no action',
    `alter table admins add column rests_until ${wholeNumber[dialect]}`,
    `update admins set invited_by = ${adder} where ${adder} in (select id from admins)`,
    `alter table withdrawals add column approvals_needed ${wholeNumber[dialect]} not null default 1 check (approvals_needed between 1 and 2)`,
    `update withdrawals set approvals_needed = 2 where status = 'Initiated' and subtotal > ${bound}`,
  ],
}
