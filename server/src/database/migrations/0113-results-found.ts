import type { Migration } from './migration.ts'

/** Results are found by the brand's own number and by whoever they are of, across programs: the back office is asked about one order. */
export const resultsFound: Migration = {
  name: '0113-results-found',
  statements: () => [
    'create index conversions_by_external_id on conversions (external_id)',
    'create index conversions_by_profile on conversions (profile_id, received_at)',
  ],
}
