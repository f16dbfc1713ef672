import type { Migration } from './migration.ts'

/** What an owner says of a featured post, and the day on which it was posted. Null of those that were added before either was asked for. */
export const wordsOfPosts: Migration = {
  name: '0114-words-of-posts',
  statements: () => ['alter table featured_posts add column caption text', 'alter table featured_posts add column posted_on text'],
}
