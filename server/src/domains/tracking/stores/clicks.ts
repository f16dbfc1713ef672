import { sql } from 'kysely'
import type { ClickOrigin, ClickRecord } from '@wasla/contract/tracking/record.ts'
import type { ObjectiveType, ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { Database } from '#database/database.ts'
import { jsonRows } from '#database/json-rows/json-rows.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { endOfLastOutage } from './outage-times.ts'

/** A transaction and its SQL dialect. */
export type Store = { tx: Database; dialect: Dialect }

/** The participant of a link. */
export type Participant = { programId: string; profileId: string }

export type ParticipantFacts = Participant & {
  /** The code of the participant's link, which never changes. */
  code: string
  status: ProgramStatus
  participantUserId: string
  ownerUserId: string
  /** The profile that owns the program. */
  ownerId: string
  objectiveType: ObjectiveType | null
  /** Since when the checks of the program’s page fail; null if they do not. */
  failingSince: number | null
  /** When the program’s last outage ended; the largest number if it lasts, null if there was none. */
  downUntil: number | null
}

/** Of these participants, returns those who have a link, each with their account and the owner of the program. */
export async function findParticipants({ tx, dialect }: Store, participants: readonly Participant[]): Promise<ParticipantFacts[]> {
  const given = jsonRows(
    dialect,
    { program_id: 'text', profile_id: 'text' },
    participants.map(({ programId, profileId }) => [programId, profileId]),
  )
  const { rows } = await sql<ParticipantFacts>`
    select l.code as "code", l.program_id as "programId", l.profile_id as "profileId", g.status as "status",
      p.user_id as "participantUserId", g.user_id as "ownerUserId", g.profile_id as "ownerId", g.objective_type as "objectiveType",
      c.failing_since as "failingSince",
      ${endOfLastOutage(sql.ref('l.program_id'))} as "downUntil"
    from ${given} as given
    join tracking_links l on l.program_id = given.program_id and l.profile_id = given.profile_id
    join programs g on g.id = l.program_id
    join profiles p on p.id = l.profile_id
    left join link_checks c on c.program_id = l.program_id
    where g.deleted_at is null`.execute(tx)
  return rows
}

export type VisitorOfDay = { day: string; visitor: string }

const visitorColumns = { day: 'text', visitor: 'text' } as const
const visitorRows = (visitors: readonly VisitorOfDay[]) => visitors.map(({ day, visitor }) => [day, visitor])

/** Of these visitors, returns those in whose browsers an account was signed in that day. */
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

/**
 * Locks visitors of a day until the transaction ends. Another process that counts clicks of one of these visitors, on any link, waits. So
 * if two links are counted at once, neither misses a click of the other. PostgreSQL can only lock rows that exist: each visitor gets
 * a row with an empty link, and these rows are locked in one order. SQLite has one writer and needs no lock.
 */
export async function lockVisitors({ tx, dialect }: Store, visitors: readonly VisitorOfDay[]): Promise<void> {
  if (dialect !== 'postgres') return
  await sql`
    insert into visits (day, visitor, link, clicks)
    select day, visitor, '', 0 from ${jsonRows(dialect, visitorColumns, visitorRows(visitors))} as given order by day, visitor
    on conflict (day, visitor, link) do update set clicks = visits.clicks`.execute(tx)
}

/** A visitor of a day on one link. `link` is the code of the link. */
export type VisitOfDay = VisitorOfDay & { link: string }
/**
 * A visitor who clicked that day. `visitorClicks`: their clicks on all links. `hourAt`: when their last hour on this link began, in
 * milliseconds.
 */
export type StoredVisit = VisitOfDay & { visitorClicks: number; hourAt: number | null }

const visitColumns = { ...visitorColumns, link: 'text' } as const

/**
 * Of these visitors, returns those who clicked on any link earlier that day. Clicks during an outage are not among `visitorClicks`, but an
 * hour may have begun with one. The visitors must be locked.
 */
export async function findVisits({ tx, dialect }: Store, visits: readonly VisitOfDay[]): Promise<StoredVisit[]> {
  const given = jsonRows(
    dialect,
    visitColumns,
    visits.map(({ day, visitor, link }) => [day, visitor, link]),
  )
  const { rows } = await sql<StoredVisit>`
    select * from (
      select given.day as "day", given.visitor as "visitor", given.link as "link", v.hour_at as "hourAt",
        (select cast(sum(clicks) as bigint) from visits where day = given.day and visitor = given.visitor) as "visitorClicks"
      from ${given} as given left join visits v on v.day = given.day and v.visitor = given.visitor and v.link = given.link
    ) as known where "visitorClicks" > 0 or "hourAt" is not null`.execute(tx)
  return rows
}

/** New clicks of a visitor on a link. `hourAt`: when their hour began, in milliseconds, if one of these clicks began it; else null. */
export type Visit = VisitOfDay & { clicks: number; hourAt: number | null }

/**
 * Adds clicks to the visits of visitors on links. Each pair of visitor and link may occur once. The days of the links and the visitors must
 * be locked.
 */
export async function addToVisits({ tx, dialect }: Store, visits: readonly Visit[]): Promise<void> {
  const given = jsonRows(
    dialect,
    { ...visitColumns, clicks: 'integer', hour_at: 'integer' },
    visits.map(({ day, visitor, link, clicks, hourAt }) => [day, visitor, link, clicks, hourAt]),
  )
  await sql`
    insert into visits (day, visitor, link, clicks, hour_at)
    select day, visitor, link, clicks, hour_at from ${given} as given where true
    on conflict (day, visitor, link)
      do update set clicks = visits.clicks + excluded.clicks, hour_at = coalesce(excluded.hour_at, visits.hour_at)`.execute(tx)
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

/** Deletes at most `most` clicks from before `moment`, the oldest first; returns how many it deleted. */
export async function deleteClicksBefore(db: Database, moment: number, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('clicks')
    .where('id', 'in', (old) => old.selectFrom('clicks').select('id').where('at', '<', moment).orderBy('at').limit(most))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
