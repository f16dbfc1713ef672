import { integer, notNegative, orNull, partOf, text } from '../columns.ts'
import type { Part } from './part.ts'
import { groupFigureRules } from './group-figures.rules.ts'
import { measuredBy, platformOrAll } from './values.ts'

/** What the page of a group shows of its members together: a job computes it and requests only read it (G-07 to G-11). */
export const groupFigures: Part = {
  tables: [
    {
      name: 'group_figures',
      columns: { group_id: partOf('groups'), platform: platformOrAll(), averages: orNull(text()), audience: orNull(text()) },
      key: ['group_id', 'platform'],
    },
    {
      name: 'group_countries',
      columns: { group_id: partOf('groups'), countries: text(), followers: notNegative(), computed_at: integer() },
      key: ['group_id'],
      indexes: [{ on: ['computed_at'] }],
    },
    {
      name: 'group_days',
      columns: {
        group_id: partOf('groups'),
        platform: platformOrAll(),
        day: text(),
        followers: notNegative(),
        likes: orNull(integer()),
        views: orNull(integer()),
        engagement: orNull(integer()),
        posts: orNull(integer()),
        source: measuredBy(),
      },
      key: ['group_id', 'platform', 'day'],
    },
    // Without a reference: deleting a group marks a group that no longer exists.
    {
      name: 'group_figures_stale',
      columns: { group_id: text(), since: orNull(text()), rest_until: orNull(text()), version: notNegative() },
      key: ['group_id'],
    },
  ],
  rules: groupFigureRules,
}
