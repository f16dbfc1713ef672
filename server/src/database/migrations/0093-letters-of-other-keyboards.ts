import type { Migration } from './migration.ts'

type Pairs = readonly (readonly [string, string])[]

const replaced = (inside: string, pairs: Pairs) => pairs.reduce((inner, [from, to]) => `replace(${inner}, '${from}', '${to}')`, inside)

const letters: Pairs = [
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ٱ', 'ا'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ڪ', 'ك'],
  ['ة', 'ه'],
  ['ۃ', 'ه'],
  ['ہ', 'ه'],
  ['ە', 'ه'],
  ['ھ', 'ه'],
]
const signs = ['\u064b', '\u064c', '\u064d', '\u064e', '\u064f', '\u0650', '\u0651', '\u0652', '\u0670', '\u200c']
const unseen = ['\u034f', '\u17b4', '\u17b5', '\u115f', '\u1160', '\u3164', '\uffa0', '\u2800']

/** What the name of a business looks like. The text of an index stays what it was made as, whatever is queried later. */
const plainOf = (column: string) => replaced(column, [[' ', ''], ...letters, ...[...signs, ...unseen].map((sign) => [sign, ''] as const)])
const lookOf = (name: string) =>
  replaced(`lower(${replaced(name, [['I', 'l']])})`, [
    ['1', 'l'],
    ['0', 'o'],
    ['rn', 'm'],
    ['vv', 'w'],
  ])

const indexes = [
  ['profiles_by_name_look', 'name'],
  ['profiles_by_other_name_look', 'name_in_other_script'],
] as const

/** Of two that look alike, the one that is shown keeps its claim, then the older one. */
const claim = (column: string, status: string) =>
  [plainOf(column), `lower(${plainOf(column)})`].map(
    (name) =>
      `insert into name_claims (kind, look, profile_id, user_id) select type, ${lookOf(name)}, id, user_id from profiles where ${column} is not null and type in ('AGENCY', 'BRAND') and status = '${status}' and deleted_at is null order by created_at, id on conflict (kind, look) do nothing`,
  )

/** Folded texts as they are folded now: they were folded before but for these letters, and for the blank in names with عبد (Y-22). */
const folded = (column: string) =>
  `substr(${replaced(`' ' || ${column}`, [
    ['ہ', 'ه'],
    ['ۃ', 'ه'],
    ['ە', 'ه'],
    ['ھ', 'ه'],
    ['ڪ', 'ك'],
    ['ß', 'ss'],
    ['ı', 'i'],
    [' عبد ال', ' عبدال'],
  ])}, 2)`

/** Everybody and everything that is searched is folded anew. SQLite reads `on conflict` only after a condition. */
const stale = [
  `insert into search_stale (kind, subject_id, turn) select 'profile', id, 1 from profiles where true on conflict (kind, subject_id) do nothing`,
  `insert into search_stale (kind, subject_id, turn) select 'group', id, 1 from groups where true on conflict (kind, subject_id) do nothing`,
  'insert into user_search_stale (user_id) select id from users where true on conflict (user_id) do nothing',
]

/**
 * Looks and searched texts take letters of other keyboards for those they are typed for, and characters that nobody sees for nothing
 * (Y-19, Y-22). Businesses under review claim their names, too.
 */
export const lettersOfOtherKeyboards: Migration = {
  name: '0093-letters-of-other-keyboards',
  statements: () => [
    ...indexes.flatMap(([index, column]) => [`drop index ${index}`, `create index ${index} on profiles ((${lookOf(plainOf(column))}))`]),
    `delete from name_claims where kind <> 'userName'`,
    ...['Active', 'AdminVerifying'].flatMap((status) => ['name', 'name_in_other_script'].flatMap((column) => claim(column, status))),
    ...['programs', 'groups'].map((table) => `update ${table} set search_text = ${folded('search_text')}`),
    ...stale,
  ],
}
