import type { Dialect } from '../dialects/dialect.ts'
import type { Migration } from './migration.ts'

const replaced = (inside: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce((inner, [from, to]) => `replace(${inner}, '${from}', '${to}')`, inside)

const signs = ['\u064b', '\u064c', '\u064d', '\u064e', '\u064f', '\u0650', '\u0651', '\u0652', '\u0670', '\u200c']
const plain = replaced('name_in_other_script', [
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
const look = replaced(`lower(${replaced(plain, [['I', 'l']])})`, [
  ['1', 'l'],
  ['0', 'o'],
  ['rn', 'm'],
  ['vv', 'w'],
])

const findAgain =
  'insert into user_search_stale (user_id) values (new.user_id) on conflict (user_id) do update set user_id = excluded.user_id'
const trigger: Record<Dialect, string> = {
  sqlite: `create trigger profiles_other_name_found after update of name_in_other_script on profiles begin ${findAgain}; end`,
  postgres:
    'create trigger profiles_other_name_found after update of name_in_other_script on profiles for each row execute function profiles_found()',
}

/** An optional name in the other script: users are found by it too, and no business may look like another by it (security case 56). */
export const nameInOtherScript: Migration = {
  name: '0020-name-in-other-script',
  statements: (dialect) => [
    'alter table profiles add column name_in_other_script text',
    `create index profiles_by_other_name_look on profiles ((${look}))`,
    trigger[dialect],
  ],
}
