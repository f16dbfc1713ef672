import type { Migration } from './migration.ts'

/** Why an owner declined a request to join, for its applicant. Null of those that were declined before reasons were asked for. */
export const declinedRequests: Migration = {
  name: '0111-declined-requests',
  statements: () => [
    'alter table participations add column decline_reason text',
    'alter table participations add column decline_note text',
  ],
}
