import type { Migration } from './migration.ts'

/** The text of an index stays what it was made as, whatever is queried later. */
const look = (text: string) =>
  `replace(replace(replace(replace(lower(replace(${text}, 'I', 'l')), '1', 'l'), '0', 'o'), 'rn', 'm'), 'vv', 'w')`

/** Whose name looks like another's (security case 56). */
export const looks: Migration = {
  name: '0007-looks',
  statements: () => [
    `create index profiles_by_user_name_look on profiles ((${look('user_name')}))`,
    `create index profiles_by_name_look on profiles ((${look("replace(name, ' ', '')")}))`,
  ],
}
