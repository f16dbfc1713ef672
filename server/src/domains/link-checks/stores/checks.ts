import { sql } from 'kysely'
import { linkCheckTimes } from '@wasla/contract/link-checks/limits.ts'
import type { RunningProgram } from '@wasla/contract/link-checks/new-check.ts'
import type { LinkCheckRecord } from '@wasla/contract/link-checks/record.ts'
import type { ImpactObjectives } from '@wasla/contract/programs/step-data.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { defineRecord, flag, same } from '#database/record.ts'
import { locking } from '#database/row-lock.ts'
import type { LinkChecksTable } from '#database/tables/link-checks.ts'

export const linkCheckRow = defineRecord<LinkChecksTable>()({
  programId: same,
  host: same,
  nextAt: same,
  leasedUntil: same,
  checkedAt: same,
  failingSince: same,
  fault: same,
  detail: same,
  landing: same,
  keepsClickId: flag,
  hasSnippet: flag,
  refusesUs: flag,
})

export async function findCheck(db: Database, programId: string): Promise<LinkCheckRecord | null> {
  const row = await db.selectFrom('link_checks').selectAll().where('program_id', '=', programId).executeTakeFirst()
  return row ? linkCheckRow.read(row) : null
}

/** Returns the checks of a program, locked until the transaction ends. */
export async function lockCheck(tx: Database, dialect: Dialect, programId: string): Promise<LinkCheckRecord | null> {
  const row = await tx.selectFrom('link_checks').selectAll().where('program_id', '=', programId).$call(locking(dialect)).executeTakeFirst()
  return row ? linkCheckRow.read(row) : null
}

/** Inserts the checks of programs; leaves out programs that another process has inserted meanwhile. */
export async function insertChecks(db: Database, checks: readonly LinkCheckRecord[]): Promise<void> {
  if (checks.length === 0) return
  await db
    .insertInto('link_checks')
    .values(checks.map((check) => linkCheckRow.write(check)))
    .onConflict((clash) => clash.doNothing())
    .execute()
}

export const saveCheck = (tx: Database, check: LinkCheckRecord) =>
  tx.updateTable('link_checks').set(linkCheckRow.write(check)).where('program_id', '=', check.programId).execute()

/** Returns running programs that have no checks yet, at most `limit`. A program that counts codes only has no link to check. */
export async function findUnlisted(db: Database, limit: number): Promise<RunningProgram[]> {
  const rows = await db
    .selectFrom('programs as p')
    .innerJoin('program_steps as s', (join) => join.onRef('s.program_id', '=', 'p.id').on('s.type', '=', 'IMPACT_OBJECTIVES'))
    .leftJoin('link_checks as c', 'c.program_id', 'p.id')
    .select(['p.id', 'p.published_at as publishedAt', 's.data'])
    .where('p.status', '=', 'Active')
    .where('p.deleted_at', 'is', null)
    .where('p.counts_by', '<>', 'CODES')
    .where('c.program_id', 'is', null)
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return rows.map(({ id, publishedAt, data }) => ({ id, publishedAt, trackingUrl: (JSON.parse(data) as ImpactObjectives).trackingUrl }))
}

const runningDue = (db: Database, now: number) =>
  db
    .selectFrom('link_checks as c')
    .innerJoin('programs as p', 'p.id', 'c.program_id')
    .where('p.status', '=', 'Active')
    .where('p.deleted_at', 'is', null)
    .where('c.next_at', '<=', now)
    .where((row) => row.or([row('c.leased_until', 'is', null), row('c.leased_until', '<=', now)]))

/** Time of the next check of a program that has ended: none comes. */
const never = Number.MAX_SAFE_INTEGER

/** Takes programs that have ended out of those that are due, so that a round reads few rows however many programs there were. */
export const dropEnded = (db: Database, now: number) =>
  db
    .updateTable('link_checks')
    .set({ next_at: never })
    .where('next_at', '<=', now)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('programs as p').select('p.id').whereRef('p.id', '=', 'link_checks.program_id').where('p.status', '=', 'Retired')),
    )
    .execute()

/** Returns the free hosts of programs that are due, those that are due longest first. */
export async function findDueHosts(db: Database, now: number, limit: number): Promise<string[]> {
  const rows = await runningDue(db, now)
    .leftJoin('link_check_hosts as h', 'h.host', 'c.host')
    .select(['c.host', (row) => row.fn.min('c.next_at').as('due')])
    .where((row) => row.or([row('h.free_at', 'is', null), row('h.free_at', '<=', now)]))
    .groupBy('c.host')
    .orderBy('due')
    .orderBy('c.host')
    .limit(limit)
    .execute()
  return rows.map(({ host }) => host)
}

/**
 * Returns the program of a host to check next; null if none is due. Programs in doubt come first: their second check says nothing if it
 * comes too late. Then comes the one that is due longest.
 */
export async function findDueOf(db: Database, host: string, now: number): Promise<string | null> {
  const row = await runningDue(db, now)
    .select('c.program_id')
    .where('c.host', '=', host)
    .orderBy(sql`case when c.failing_since > ${now - linkCheckTimes.doubt} then 0 else 1 end`)
    .orderBy('c.next_at')
    .orderBy('c.program_id')
    .limit(1)
    .executeTakeFirst()
  return row?.program_id ?? null
}

/** Takes a host until a time, if no process has it. Returns whether this call took it. */
export async function takeHost(db: Database, host: string, { now, until }: { now: number; until: number }): Promise<boolean> {
  const { rows } = await sql<{ host: string }>`
    insert into link_check_hosts (host, free_at) values (${host}, ${until})
    on conflict (host) do update set free_at = excluded.free_at where link_check_hosts.free_at <= ${now}
    returning host`.execute(db)
  return rows.length > 0
}

export const freeHost = (db: Database, host: string, freeAt: number) =>
  db.updateTable('link_check_hosts').set({ free_at: freeAt }).where('host', '=', host).execute()

/** Takes a program until a time, if no process has it. Returns whether this call took it. */
export async function takeProgram(db: Database, programId: string, { now, until }: { now: number; until: number }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('link_checks')
    .set({ leased_until: until })
    .where('program_id', '=', programId)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Returns addresses of other running programs without an outage, each on another host than `host`. Those whose last check succeeded come
 * first.
 */
export async function findOthers(db: Database, host: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('link_checks as c')
    .innerJoin('programs as p', 'p.id', 'c.program_id')
    .innerJoin('program_steps as s', (join) => join.onRef('s.program_id', '=', 'p.id').on('s.type', '=', 'IMPACT_OBJECTIVES'))
    .leftJoin('program_outages as o', (join) => join.onRef('o.program_id', '=', 'p.id').on('o.ended_at', 'is', null))
    .select(['c.host', 's.data'])
    .where('p.status', '=', 'Active')
    .where('c.host', '<>', host)
    .where('c.checked_at', 'is not', null)
    .where('o.id', 'is', null)
    .orderBy(sql`case when c.fault is null then 0 else 1 end`)
    .orderBy('c.checked_at', 'desc')
    .orderBy('c.program_id')
    .limit(limit * 10)
    .execute()
  const byHost = new Map<string, string>()
  for (const { host: other, data } of rows) if (!byHost.has(other)) byHost.set(other, (JSON.parse(data) as ImpactObjectives).trackingUrl)
  return [...byHost.values()].slice(0, limit)
}
