import { integer, notNegative, partOf, text } from '../columns.ts'
import type { Part } from './part.ts'
import { channel, resultKind } from './values.ts'

/** Counts of results by day, channel and country (O-06). */
export const performance: Part = {
  tables: [
    {
      name: 'day_counts',
      columns: {
        program_id: partOf('programs'),
        profile_id: partOf('profiles'),
        day: text(),
        channel: channel(),
        country: text(),
        clicks: notNegative(),
        approved: notNegative(),
        revenue: notNegative(),
      },
      key: ['program_id', 'profile_id', 'day', 'channel', 'country'],
      byKey: true,
      indexes: [{ on: ['program_id', 'day'] }],
    },
    {
      name: 'uncounted_days',
      columns: {
        program_id: partOf('programs'),
        profile_id: partOf('profiles'),
        day: text(),
        kind: resultKind(),
        reason: text(),
        count: notNegative(),
      },
      key: ['program_id', 'profile_id', 'day', 'kind', 'reason'],
      byKey: true,
    },
    // Counts of whole programs have tables beside those of participants, so that a page costs as much for a million clicks as for ten
    // (O-06).
    {
      name: 'program_day_counts',
      columns: {
        program_id: partOf('programs'),
        day: text(),
        channel: channel(),
        country: text(),
        clicks: notNegative(),
        approved: notNegative(),
        revenue: notNegative(),
      },
      key: ['program_id', 'day', 'channel', 'country'],
      byKey: true,
    },
    {
      name: 'country_counts',
      columns: {
        program_id: partOf('programs'),
        participant: text(),
        country: text(),
        clicks: notNegative(),
        approved: notNegative(),
        revenue: notNegative(),
      },
      key: ['program_id', 'participant', 'country'],
      byKey: true,
    },
    {
      name: 'program_uncounted_days',
      columns: { program_id: partOf('programs'), day: text(), kind: resultKind(), reason: text(), count: notNegative() },
      key: ['program_id', 'day', 'kind', 'reason'],
      byKey: true,
    },
    {
      name: 'visitor_days',
      columns: { program_id: partOf('programs'), participant: text(), day: text(), visitors: notNegative() },
      key: ['program_id', 'participant', 'day'],
      byKey: true,
    },
    {
      name: 'changed_figures',
      columns: { program_id: partOf('programs'), profile_id: partOf('profiles'), since: integer() },
      key: ['program_id', 'profile_id'],
      byKey: true,
      indexes: [{ on: ['since'] }],
    },
  ],
}
