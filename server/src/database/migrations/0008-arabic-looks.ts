import type { Migration } from './migration.ts'

const letters = [
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ٱ', 'ا'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ة', 'ه'],
] as const
const signs = ['\u064b', '\u064c', '\u064d', '\u064e', '\u064f', '\u0650', '\u0651', '\u0652', '\u0670', '\u200c']

/** The text of an index stays what it was made as, whatever is queried later. */
const arabic = [...letters, ...signs.map((sign) => [sign, ''] as const)].reduce(
  (inner, [from, to]) => `replace(${inner}, '${from}', '${to}')`,
  "replace(name, ' ', '')",
)

/** Names of businesses that readers of Arabic take for each other (security case 56). */
export const arabicLooks: Migration = {
  name: '0008-arabic-looks',
  statements: () => [
    'drop index profiles_by_name_look',
    `create index profiles_by_name_look on profiles ((replace(replace(replace(replace(lower(replace(${arabic}, 'I', 'l')), '1', 'l'), '0', 'o'), 'rn', 'm'), 'vv', 'w')))`,
  ],
}
