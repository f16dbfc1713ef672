import type { Dialect } from '../dialects/dialect.ts'
import { createTable, integer, notNegative, oneOf, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const channels = oneOf('INSTAGRAM', 'TWITTER', 'TIKTOK', 'YOUTUBE', 'TWITCH', 'SNAPCHAT', 'FACEBOOK', 'OTHER')

/** Whose row it is: a participant's profile, or nobody's where it is of the whole program. */
const participant = text()

const tables: readonly Table[] = [
  // What counted of a whole program, so that no reader adds up its participants.
  {
    name: 'program_day_counts',
    columns: {
      program_id: partOf('programs'),
      day: text(),
      channel: channels,
      country: text(),
      clicks: notNegative(),
      approved: notNegative(),
      revenue: notNegative(),
    },
    key: ['program_id', 'day', 'channel', 'country'],
    byKey: true,
  },
  // The same over all days and channels, of a program and of each participant.
  {
    name: 'country_counts',
    columns: {
      program_id: partOf('programs'),
      participant,
      country: text(),
      clicks: notNegative(),
      approved: notNegative(),
      revenue: notNegative(),
    },
    key: ['program_id', 'participant', 'country'],
    byKey: true,
  },
  // What did not count of a whole program.
  {
    name: 'program_uncounted_days',
    columns: { program_id: partOf('programs'), day: text(), kind: oneOf('CLICK', 'CONVERSION'), reason: text(), count: notNegative() },
    key: ['program_id', 'day', 'kind', 'reason'],
    byKey: true,
  },
  // A browser that came by two participants' links is two of theirs and one of the program's.
  {
    name: 'program_visitors',
    columns: { program_id: text(), day: text(), visitor: text(), clicks: notNegative() },
    key: ['day', 'program_id', 'visitor'],
    byKey: true,
  },
  {
    name: 'visitor_days',
    columns: { program_id: partOf('programs'), participant, day: text(), visitors: notNegative() },
    key: ['program_id', 'participant', 'day'],
    byKey: true,
  },
  // Whose figures changed since their open pages were last told.
  {
    name: 'changed_figures',
    columns: { program_id: partOf('programs'), profile_id: partOf('profiles'), since: integer() },
    key: ['program_id', 'profile_id'],
    byKey: true,
    indexes: [{ on: ['since'] }],
  },
]

/** Counts of whole programs beside those of participants, so that a page costs as much for a million clicks as for ten (O-06). */
export const performance: Migration = {
  name: '0053-performance',
  statements: (dialect: Dialect) => [
    `alter table day_visitors add column clicks ${dialect === 'postgres' ? 'bigint' : 'integer'} not null default 1 check (clicks between 0 and 9007199254740991)`,
    ...tables.flatMap((table) => createTable(dialect, table)),
  ],
}
