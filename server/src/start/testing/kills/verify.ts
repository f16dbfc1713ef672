import { sql } from 'kysely'
import { openDatabase } from '#database/database.ts'
import type { Database } from '#database/database.ts'
import { momentOf, randomIds } from '#platform/ids.ts'
import { systemClock } from '#platform/clock.ts'
import { silentLog } from '#platform/log.ts'
import { createLedgerService } from '../../../domains/ledger/service.ts'
import { amounts, type Person } from './people.ts'
import type { Reports } from './reports.ts'
import type { Clicks } from './visitors.ts'

/** Everything that was acknowledged in a run. `since`: when it began. `before`: the numbers of clicks before it. */
export type Acknowledged = { clicks: Clicks; reports: Reports; people: readonly Person[]; since: number; before: Sums }

/** The number of stored clicks, and the number of clicks in the sums of the days. Their difference must not change. */
type Sums = { rows: number; sums: number }

export async function sumsOf(db: Database): Promise<Sums> {
  const { rows } = await sql<{ rows: string; sums: string }>`
    select (select count(*) from clicks) as rows, (select coalesce(sum(clicks), 0) from program_day_counts)
      + (select coalesce(sum(count), 0) from program_uncounted_days where kind = 'CLICK') as sums`.execute(db)
  return { rows: Number(rows[0]?.rows), sums: Number(rows[0]?.sums) }
}

async function clickProblems(db: Database, { clicks, since, before }: Acknowledged): Promise<{ lost: number; problems: string[] }> {
  const problems = [...clicks.problems]
  const link = await db.selectFrom('tracking_links').selectAll().where('code', '=', clicks.code).executeTakeFirstOrThrow()
  const stored = await db
    .selectFrom('clicks')
    .select(['id', 'status'])
    .where('program_id', '=', link.program_id)
    .where('profile_id', '=', link.profile_id)
    .where('at', '>=', since)
    .execute()
  const counted = new Set(stored.map(({ id }) => id))
  let lost = 0
  for (const instance of new Set(clicks.redirected.map((one) => one.instance))) {
    const own = clicks.redirected.filter((one) => one.instance === instance)
    const missing = own.filter(({ id }) => !counted.has(id)).map(({ id }) => momentOf(id) ?? 0)
    lost += missing.length
    if (missing.length > 0 && !instance.isKilled) problems.push(`${missing.length} clicks of a process that was not killed are lost`)
    // A killed process may lose only its last clicks, which it had not written yet.
    const last = Math.max(0, ...own.filter(({ id }) => counted.has(id)).map(({ id }) => momentOf(id) ?? 0))
    if (missing.some((at) => at < last)) problems.push(`a click is lost although a later click of the same process is counted`)
  }
  const acknowledged = new Set(clicks.redirected.map(({ id }) => id))
  const others = stored.filter(({ id }) => !acknowledged.has(id)).length
  if (others > clicks.unanswered)
    problems.push(`${others} clicks are counted that were not acknowledged, and ${clicks.unanswered} were sent`)
  const after = await sumsOf(db)
  if (after.rows - before.rows !== after.sums - before.sums)
    problems.push(`${after.rows - before.rows} clicks were stored and ${after.sums - before.sums} were added to the sums`)
  return { lost, problems }
}

/** How many clicks of one link, day and network count without a decision. A day begins at midnight in Riyadh. */
const countedOfNetwork = 20

async function limitProblems(db: Database, { clicks, since }: Acknowledged): Promise<string[]> {
  const { rows } = await sql<{ sent: number; counted: number }>`
    select count(*)::int as sent, (count(*) filter (where c.status = 'Approved'))::int as counted
    from clicks c join tracking_links l on l.program_id = c.program_id and l.profile_id = c.profile_id
    where l.code = ${clicks.code} and c.at >= ${since}
    group by c.network, (c.at + 10800000) / 86400000`.execute(db)
  const problems = rows
    .filter(({ sent, counted }) => counted !== Math.min(sent, countedOfNetwork))
    .map(({ sent, counted }) => `${counted} of ${sent} clicks of one network count`)
  return rows.some(({ sent }) => sent > countedOfNetwork) ? problems : [...problems, 'no network had too many clicks']
}

async function reportProblems(db: Database, { reports }: Acknowledged): Promise<string[]> {
  const rows = await db.selectFrom('conversions').select(['id', 'external_id']).where('external_id', 'like', 'order-%').execute()
  const stored = new Map(rows.map((row) => [row.external_id, row.id]))
  const problems = [...reports.problems]
  if (stored.size !== rows.length) problems.push(`${rows.length - stored.size} sales are stored twice`)
  for (const [externalId, id] of reports.acknowledged)
    if (stored.get(externalId) !== id) problems.push(`${externalId} was acknowledged as ${id} and is ${String(stored.get(externalId))}`)
  return problems
}

async function moneyProblems(db: Database, person: Person): Promise<string[]> {
  const problems = [...person.problems]
  const of = async (table: 'top_ups' | 'withdrawals', known: ReadonlyMap<string, string>, prefix: string) => {
    const rows = await db.selectFrom(table).selectAll().where('idempotency_key', 'like', `${prefix}-${person.role}-%`).execute()
    for (const [key, id] of known) {
      const found = rows.filter((row) => row.idempotency_key === key)
      if (found.length !== 1 || found[0]?.id !== id) problems.push(`${key} was acknowledged as ${id} and is there ${found.length} times`)
    }
    return rows
  }
  const paid = (await of('top_ups', person.topUps, 'top-up')).filter(({ status }) => status === 'Success')
  const withdrawn = await of('withdrawals', person.withdrawals, 'withdraw')
  if (withdrawn.length > 1) problems.push(`${withdrawn.length} withdrawals of ${person.role} are open`)
  const { profile_id: profileId } = paid[0] ?? {}
  if (profileId === undefined) return [...problems, `no top-up of ${person.role} was paid`]
  const account = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('id', '=', `wallet:${profileId}:available`)
    .executeTakeFirstOrThrow()
  const taken = withdrawn.reduce((sum, { subtotal, fee, vat }) => sum + subtotal + fee + vat, 0)
  const due = person.balanceBefore + paid.length * amounts.topUp - taken
  if (account.balance !== due) problems.push(`the balance of ${person.role} is ${account.balance} and should be ${due}`)
  return problems
}

/** Checks the database after all processes have stopped. Returns what differs from what was acknowledged, and how many clicks are lost. */
export async function verify(url: string, acknowledged: Acknowledged): Promise<{ lost: number; problems: string[] }> {
  const handle = await openDatabase({ kind: 'postgres', url, create: false })
  const { db } = handle
  try {
    const { lost, problems } = await clickProblems(db, acknowledged)
    problems.push(...(await limitProblems(db, acknowledged)), ...(await reportProblems(db, acknowledged)))
    for (const person of acknowledged.people) problems.push(...(await moneyProblems(db, person)))
    const ledger = createLedgerService({ ...handle, clock: systemClock, ids: randomIds(systemClock), log: silentLog })
    await ledger.seal()
    const { findings } = await ledger.check()
    problems.push(...findings.map(({ view, subjects }) => `${view}: ${subjects.join(', ')}`))
    const { broken } = await ledger.verify()
    if (broken !== null) problems.push(`the chain of the ledger is broken at ${broken}`)
    return { lost, problems }
  } finally {
    await handle.close()
  }
}
