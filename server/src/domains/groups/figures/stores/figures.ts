import type { AudienceAnalytics, AvgStats } from '@wasla/contract/generated/user-types.ts'
import type { CountryMembers } from '@wasla/contract/groups/figures/countries.ts'
import type { GroupDay } from '@wasla/contract/groups/figures/days.ts'
import type { FiguresOf, GroupFigures } from '@wasla/contract/groups/figures/figures.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, orNull, same, type Codec } from '#database/record.ts'
import type { GroupDaysTable } from '#database/tables/groups/figures.ts'

const inParts = (parts: number): Codec<number, number> => ({
  read: (stored) => stored / parts,
  write: (value) => Math.round(value * parts),
})

const dayRow = defineRecord<GroupDaysTable>()({
  day: same,
  followers: same,
  likes: same,
  views: same,
  engagement: orNull(inParts(100)),
  posts: orNull(inParts(10)),
  source: same,
})

const parsed = <T>(text: string | null | undefined): T | null => (text ? (JSON.parse(text) as T) : null)
const asText = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

const clearFigures = (tx: Database, groupId: string) => tx.deleteFrom('group_figures').where('group_id', '=', groupId).execute()
const clearCountries = (tx: Database, groupId: string) => tx.deleteFrom('group_countries').where('group_id', '=', groupId).execute()

export type ComputedHead = { figures: readonly GroupFigures[]; countries: readonly CountryMembers[]; followers: number; computedAt: number }

/** Replaces a group's figures. */
export async function replaceHead(
  tx: Database,
  groupId: string,
  { figures, countries, followers, computedAt }: ComputedHead,
): Promise<void> {
  await clearFigures(tx, groupId)
  await clearCountries(tx, groupId)
  if (figures.length > 0)
    await tx
      .insertInto('group_figures')
      .values(
        figures.map(({ of, averages, audience }) => ({
          group_id: groupId,
          platform: of,
          averages: asText(averages),
          audience: asText(audience),
        })),
      )
      .execute()
  await tx
    .insertInto('group_countries')
    .values({ group_id: groupId, countries: JSON.stringify(countries), followers, computed_at: computedAt })
    .execute()
}

/** Returns when a group's figures were computed, or null if never. */
export const findComputedAt = async (db: Database, groupId: string): Promise<number | null> =>
  (await db.selectFrom('group_countries').select('computed_at').where('group_id', '=', groupId).executeTakeFirst())?.computed_at ?? null

/**
 * Copies the computed number of followers to the group (G-07). Must not run in the transaction of the figures: a join locks the group and
 * then waits for the stale mark. Locking in the reverse order could deadlock.
 */
export async function saveFollowers(db: Database, groupId: string): Promise<void> {
  const head = await db.selectFrom('group_countries').select('followers').where('group_id', '=', groupId).executeTakeFirst()
  if (!head) return
  await db
    .updateTable('groups')
    .set({ followers: head.followers })
    .where('id', '=', groupId)
    .where('followers', '<>', head.followers)
    .execute()
}

/** Deletes all figures of a deleted group. */
export async function clearAll(tx: Database, groupId: string): Promise<void> {
  await clearFigures(tx, groupId)
  await clearCountries(tx, groupId)
  await tx.deleteFrom('group_days').where('group_id', '=', groupId).execute()
}

/** Number of rows that one statement inserts. Both databases accept that many values. */
const batch = 1_000

/** The figures of one day, on one platform or on all platforms together. */
export type DayOf = GroupDay & { of: FiguresOf }

/** Replaces the days of a range. */
export async function replaceDays(
  tx: Database,
  groupId: string,
  { start, end }: { start: string; end: string },
  days: readonly DayOf[],
): Promise<void> {
  await tx.deleteFrom('group_days').where('group_id', '=', groupId).where('day', '>=', start).where('day', '<=', end).execute()
  const rows = days.map(({ of, ...day }) => ({ group_id: groupId, platform: of, ...dayRow.write(day) }))
  for (let from = 0; from < rows.length; from += batch)
    await tx
      .insertInto('group_days')
      .values(rows.slice(from, from + batch))
      .execute()
}

/** Deletes days before the longest range, and days in the future, which exist if the clock was set back. */
export const clearDaysBeyond = (tx: Database, groupId: string, { start, end }: { start: string; end: string }) =>
  tx
    .deleteFrom('group_days')
    .where('group_id', '=', groupId)
    .where((row) => row.or([row('day', '<', start), row('day', '>', end)]))
    .execute()

type Of = { groupId: string; of: FiguresOf }

export const findAverages = async (db: Database, { groupId, of }: Of): Promise<AvgStats | null> =>
  parsed(
    (await db.selectFrom('group_figures').select('averages').where('group_id', '=', groupId).where('platform', '=', of).executeTakeFirst())
      ?.averages,
  )

export const findAudience = async (db: Database, { groupId, of }: Of): Promise<AudienceAnalytics | null> =>
  parsed(
    (await db.selectFrom('group_figures').select('audience').where('group_id', '=', groupId).where('platform', '=', of).executeTakeFirst())
      ?.audience,
  )

export const findCountries = async (db: Database, groupId: string): Promise<CountryMembers[]> =>
  parsed<CountryMembers[]>(
    (await db.selectFrom('group_countries').select('countries').where('group_id', '=', groupId).executeTakeFirst())?.countries,
  ) ?? []

export async function findDays(db: Database, { groupId, of }: Of, range: { start: string; end: string }): Promise<GroupDay[]> {
  const rows = await db
    .selectFrom('group_days as d')
    .select(dayRow.columns('d'))
    .where('d.group_id', '=', groupId)
    .where('d.platform', '=', of)
    .where('d.day', '>=', range.start)
    .where('d.day', '<=', range.end)
    .orderBy('d.day')
    .execute()
  return rows.map(dayRow.read)
}
