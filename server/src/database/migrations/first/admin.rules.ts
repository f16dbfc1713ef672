import type { Dialect } from '../../dialects/dialect.ts'
import { marks, type Watched } from './triggers.ts'

const mark = (id: string) =>
  `insert into user_search_stale (user_id) values (${id}) on conflict (user_id) do update set user_id = excluded.user_id`

const watched: readonly Watched[] = [
  { table: 'users', id: 'id', columns: ['mobile_no', 'suspended_at'], mark },
  {
    table: 'profiles',
    id: 'user_id',
    columns: ['user_id', 'type', 'status', 'onboarding_step', 'first_name', 'last_name', 'name', 'user_name', 'deleted_at'],
    mark,
  },
]

const otherName: Readonly<Record<Dialect, string>> = {
  sqlite: `create trigger profiles_other_name_found after update of name_in_other_script on profiles begin ${mark('new.user_id')}; end`,
  postgres:
    'create trigger profiles_other_name_found after update of name_in_other_script on profiles for each row execute function profiles_found()',
}

const forget = `insert into user_search_words (user_search_words, rowid, words) values ('delete', old.id, old.words)`
const learn = 'insert into user_search_words (rowid, words) values (new.id, new.words)'

const words: Readonly<Record<Dialect, readonly string[]>> = {
  // Every three letters in a row. The words themselves are only in the table.
  sqlite: [
    `create virtual table user_search_words using fts5(words, content='user_search', content_rowid='id', tokenize='trigram case_sensitive 1')`,
    `create trigger user_search_words_insert after insert on user_search begin ${learn}; end`,
    `create trigger user_search_words_delete after delete on user_search begin ${forget}; end`,
    `create trigger user_search_words_update after update of words on user_search when old.words <> new.words begin ${forget}; ${learn}; end`,
  ],
  postgres: ['create index user_search_by_words on user_search using gin (letters_in_threes(words))'],
}

/** The search finds one of a hundred thousand users by an index of their words, instead of reading all of them (H-01). */
export const userSearchRules = (dialect: Dialect): readonly string[] => [
  ...words[dialect],
  ...marks(dialect, 'found', watched),
  otherName[dialect],
]
