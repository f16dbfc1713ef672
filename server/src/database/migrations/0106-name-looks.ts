import { createTable, integer, oneOf, partOf, text } from './columns.ts'
import type { Migration } from './migration.ts'

/**
 * Names of businesses are compared by a rule that no database knows: letters of all alphabets, capitals of all of them (Y-19). What each
 * name may be read as is stored, beside the version of the rule it was made by; the program makes it anew where that is another one, before
 * anybody is answered. Both indexes of names by their look go, as does what was claimed by the old rule.
 */
export const nameLooks: Migration = {
  name: '0106-name-looks',
  statements: (dialect) => [
    'drop index profiles_by_name_look',
    'drop index profiles_by_other_name_look',
    ...createTable(dialect, {
      name: 'business_name_looks',
      columns: { kind: oneOf('AGENCY', 'BRAND'), look: text(), profile_id: partOf('profiles'), user_id: partOf('users') },
      key: ['kind', 'look', 'profile_id'],
      indexes: [{ on: ['profile_id'] }],
    }),
    ...createTable(dialect, { name: 'rule_versions', columns: { rule: text(), version: integer() }, key: ['rule'] }),
    `delete from name_claims where kind <> 'userName'`,
  ],
}
