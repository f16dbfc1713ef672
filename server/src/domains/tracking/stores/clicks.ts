import { sql } from 'kysely'
import type { ClickOrigin, ClickRecord } from '@wasla/contract/tracking/record.ts'
import type { ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { Database } from '#database/database.ts'
import { jsonRows } from '#database/json-rows/json-rows.ts'
import type { Dialect } from '#database/dialects/dialect.ts'

/** A transaction and what its engine speaks. */
export type Store = { tx: Database; dialect: Dialect }

/** Whose link it is. */
export type Participant = { programId: string; profileId: string }

export type ParticipantFacts = Participant & {
  status: ProgramStatus
  participantUserId: string
  ownerUserId: string
  /** The profile that owns the program. */
  ownerId: string
}

/** Of these participants those who have a link, with who they and the owners of the programs are. */
export async function findParticipants({ tx, dialect }: Store, participants: readonly Participant[]): Promise<ParticipantFacts[]> {
  const given = jsonRows(
    dialect,
    { program_id: 'text', profile_id: 'text' },
    participants.map(({ programId, profileId }) => [programId, profileId]),
  )
  const { rows } = await sql<ParticipantFacts>`
    select l.program_id as "programId", l.profile_id as "profileId", g.status as "status",
      p.user_id as "participantUserId", g.user_id as "ownerUserId", g.profile_id as "ownerId"
    from ${given} as given
    join tracking_links l on l.program_id = given.program_id and l.profile_id = given.profile_id
    join programs g on g.id = l.program_id
    join profiles p on p.id = l.profile_id
    where g.deleted_at is null`.execute(tx)
  return rows
}

export type VisitorOfDay = { day: string; visitor: string }

const visitorColumns = { day: 'text', visitor: 'text' } as const
const visitorRows = (visitors: readonly VisitorOfDay[]) => visitors.map(({ day, visitor }) => [day, visitor])

/** Of these visitors those in whose browsers somebody was signed in that day. */
export async function findOwnBrowsers(
  { tx, dialect }: Store,
  visitors: readonly VisitorOfDay[],
): Promise<(VisitorOfDay & { userId: string })[]> {
  const { rows } = await sql<VisitorOfDay & { userId: string }>`
    select o.day as "day", o.visitor as "visitor", o.user_id as "userId"
    from ${jsonRows(dialect, visitorColumns, visitorRows(visitors))} as given
    join own_browsers o on o.day = given.day and o.visitor = given.visitor`.execute(tx)
  return rows
}

/** Adds clicks to visitors' days, each visitor named once; answers what each then has. Rows are locked in one order until the end. */
export async function addToVisitors(
  { tx, dialect }: Store,
  added: readonly (VisitorOfDay & { clicks: number })[],
): Promise<(VisitorOfDay & { clicks: number })[]> {
  const given = jsonRows(
    dialect,
    { ...visitorColumns, clicks: 'integer' },
    added.map(({ day, visitor, clicks }) => [day, visitor, clicks]),
  )
  const { rows } = await sql<VisitorOfDay & { clicks: number }>`
    insert into visitor_clicks (day, visitor, clicks)
    select day, visitor, clicks from ${given} as given where true order by day, visitor
    on conflict (day, visitor) do update set clicks = visitor_clicks.clicks + excluded.clicks
    returning day, visitor, clicks`.execute(tx)
  return rows
}

export type VisitOfDay = Participant & VisitorOfDay
/** The click that began a visitor's hour on a link. */
export type Visit = VisitOfDay & { clickId: string; at: number }

/** The clicks that began the last hours of these visitors on these links. */
export async function findVisits({ tx, dialect }: Store, visits: readonly VisitOfDay[]): Promise<Visit[]> {
  const { rows } = await sql<Visit>`
    select v.day as "day", v.visitor as "visitor", v.program_id as "programId", v.profile_id as "profileId",
      v.click_id as "clickId", v.at as "at"
    from ${jsonRows(
      dialect,
      { ...visitorColumns, program_id: 'text', profile_id: 'text' },
      visits.map(({ day, visitor, programId, profileId }) => [day, visitor, programId, profileId]),
    )} as given
    join counted_visits v on v.day = given.day and v.visitor = given.visitor
      and v.program_id = given.program_id and v.profile_id = given.profile_id`.execute(tx)
  return rows
}

/** Each of these begins an hour. Each visitor of a link is named once; the days of the links are locked (`addToDays`). */
export async function beginVisits({ tx, dialect }: Store, visits: readonly Visit[]): Promise<void> {
  const given = jsonRows(
    dialect,
    { ...visitorColumns, program_id: 'text', profile_id: 'text', click_id: 'text', at: 'integer' },
    visits.map(({ day, visitor, programId, profileId, clickId, at }) => [day, visitor, programId, profileId, clickId, at]),
  )
  await sql`
    insert into counted_visits (day, visitor, program_id, profile_id, click_id, at)
    select day, visitor, program_id, profile_id, click_id, at from ${given} as given where true
    on conflict (day, visitor, program_id, profile_id) do update set click_id = excluded.click_id, at = excluded.at`.execute(tx)
}

export async function insertClicks({ tx, dialect }: Store, clicks: readonly (ClickRecord & Partial<ClickOrigin>)[]): Promise<void> {
  const given = jsonRows(
    dialect,
    {
      id: 'text',
      program_id: 'text',
      profile_id: 'text',
      at: 'integer',
      channel: 'text',
      country: 'text',
      visitor: 'text',
      status: 'text',
      reason: 'text',
      network: 'text',
      browser: 'text',
    },
    clicks.map(({ id, programId, profileId, at, channel, country, visitor, status, reason, network = null, browser = null }) => [
      id,
      programId,
      profileId,
      at,
      channel,
      country,
      visitor,
      status,
      reason,
      network,
      browser,
    ]),
  )
  await sql`
    insert into clicks (id, program_id, profile_id, at, channel, country, visitor, status, reason, network, browser)
    select id, program_id, profile_id, at, channel, country, visitor, status, reason, network, browser from ${given} as given`.execute(tx)
}

/** Deletes so many of the clicks from before `moment`; answers how many there were. */
export async function deleteClicksBefore(db: Database, moment: number, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('clicks')
    .where('id', 'in', (old) => old.selectFrom('clicks').select('id').where('at', '<', moment).orderBy('at').limit(most))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
