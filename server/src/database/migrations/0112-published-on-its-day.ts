import type { Migration } from './migration.ts'

/** `published_at` is when a program became visible: that of a scheduled one was the moment at which somebody scheduled it. */
export const publishedOnItsDay: Migration = {
  name: '0112-published-on-its-day',
  statements: () => ['update programs set published_at = publish_date where published_at is not null and publish_date > published_at'],
}
