import { createTable, oneOf, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const table: Table = {
  name: 'name_claims',
  columns: {
    kind: oneOf('userName', 'AGENCY', 'BRAND'),
    look: text(),
    profile_id: partOf('profiles'),
    user_id: partOf('users'),
  },
  indexes: [{ on: ['kind', 'look'], unique: true }, { on: ['profile_id'] }],
}

const replaced = (inside: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce((inner, [from, to]) => `replace(${inner}, '${from}', '${to}')`, inside)

const look = (name: string) =>
  replaced(`lower(${replaced(name, [['I', 'l']])})`, [
    ['1', 'l'],
    ['0', 'o'],
    ['rn', 'm'],
    ['vv', 'w'],
  ])

const signs = ['\u064b', '\u064c', '\u064d', '\u064e', '\u064f', '\u0650', '\u0651', '\u0652', '\u0670', '\u200c']
const plain = replaced('name', [
  [' ', ''],
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ٱ', 'ا'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ة', 'ه'],
  ...signs.map((sign) => [sign, ''] as const),
])

/** Who had a look first has it; names that already looked alike are left as they are. */
const fill = (kind: string, name: string, condition: string) =>
  [name, `lower(${name})`].map(
    (written) =>
      `insert into name_claims (kind, look, profile_id, user_id) select ${kind}, ${look(written)}, id, user_id from profiles where ${condition} order by created_at, id on conflict (kind, look) do nothing`,
  )

/** What names look like, each look one profile's: of two who take names that look alike at the same moment, one does (security case 56). */
export const nameClaims: Migration = {
  name: '0013-name-claims',
  statements: (dialect) => [
    ...createTable(dialect, table),
    ...fill("'userName'", 'user_name', 'user_name is not null'),
    ...fill('type', plain, "name is not null and type in ('AGENCY', 'BRAND') and status = 'Active' and deleted_at is null"),
  ],
}
