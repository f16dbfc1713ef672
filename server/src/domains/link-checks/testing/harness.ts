import type { TrackingProbe } from '@wasla/contract/programs/dry-run/facts.ts'
import { answered } from '@wasla/contract/link-checks/testing/checks.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import type { ProbedVisit } from '../../../providers/tracking-probe/port.ts'
import { addPrograms, clearPrograms, programOf } from '../../programs/testing/program-rows.ts'
import { createLinkChecksService } from '../service.ts'

/** An hour in milliseconds. */
export const hour = 3_600_000

/** Returns a running program `p` of Nabt Coffee with Noura as its participant, and two services whose sites answer as the test says. */
export async function linkChecksHarness(handle: DatabaseHandle, over: Partial<ProgramRecord> = {}) {
  const { db } = handle
  await clearPrograms(db)
  for (const table of ['notifications', 'link_check_hosts'] as const) await db.deleteFrom(table).execute()
  const deps = testDeps(handle)
  const visits: ProbedVisit[] = []
  const answers = new Map<string, TrackingProbe | (() => Promise<TrackingProbe>)>()
  const site = {
    visits,
    /** Sets the answer of a host; a page that works by default. */
    says: (host: string, answer: TrackingProbe | (() => Promise<TrackingProbe>)) => void answers.set(host, answer),
  }
  const trackingProbe = async (visit: ProbedVisit): Promise<TrackingProbe> => {
    visits.push(visit)
    const answer = answers.get(new URL(visit.trackingUrl).hostname) ?? { ...answered, landing: new URL(visit.trackingUrl).hostname }
    return typeof answer === 'function' ? answer() : answer
  }
  const parts = { ...deps, trackingProbe }
  const services = [createLinkChecksService(parts), createLinkChecksService(parts)] as const

  /** Adds a running program whose links lead to a host. */
  async function add(id: string, host: string, more: Partial<ProgramRecord> = {}): Promise<void> {
    await addPrograms(db, [programOf(id, { status: 'Active', publishedAt: testMoment - 86_400_000, ...more })])
    const data = { objectiveType: 'SALES', trackingUrl: `https://${host}/morning`, milestones: [] }
    await db.deleteFrom('program_steps').where('program_id', '=', id).execute()
    await db
      .insertInto('program_steps')
      .values({
        ...{ id: `objectives-${id}`, program_id: id, type: 'IMPACT_OBJECTIVES', data: JSON.stringify(data) },
        ...{ created_at: testMoment, updated_at: testMoment },
      })
      .execute()
  }
  await add('p', 'nabt.example', over)
  for (const [member, status] of [
    [NOURA, 'Accepted'],
    [REEM, 'Pending'],
  ] as const)
    await db
      .insertInto('participations')
      .values({
        ...{ id: `of-${member.profile.id}`, program_id: 'p', profile_id: member.profile.id, user_id: member.user.id },
        ...{ status, is_automatic: 0, created_at: testMoment - hour, answered_at: status === 'Accepted' ? testMoment - hour : null },
      })
      .execute()

  return {
    ...parts,
    site,
    services,
    add,
    owner: { profileId: NABT_COFFEE.profile.id },
    noura: { profileId: NOURA.profile.id },
    checks: () => db.selectFrom('link_checks').selectAll().orderBy('program_id').execute(),
    outages: () => db.selectFrom('program_outages').selectAll().orderBy('started_at').execute(),
    /** Returns who was notified of outages, in order. */
    async notified(): Promise<string[]> {
      const rows = await db
        .selectFrom('notifications')
        .selectAll()
        .where('type', 'in', ['PROGRAM_OUTAGE_STARTED', 'PROGRAM_OUTAGE_ENDED'])
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      const names = new Map([
        [NABT_COFFEE.profile.id, 'owner'],
        [NOURA.profile.id, 'noura'],
      ])
      return rows.map(({ profile_id, type }) => `${names.get(profile_id) ?? 'somebody'} ${type.slice('PROGRAM_OUTAGE_'.length)}`)
    },
    /** Runs the timer once after some minutes, and notifies whom it has to. */
    async later(minutes: number): Promise<void> {
      deps.clock.advance(minutes * 60_000)
      await services[0].checkDue()
      await services[0].sendNotices()
    },
  }
}
