import { nextNight } from '@wasla/contract/insights/days.ts'
import type { Audience, SnapshotRecord } from '@wasla/contract/insights/record.ts'
import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { Deps } from '../../deps.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { measureInvented } from '../../providers/social/demo.ts'
import { ConsentRefused, type Grant, type Measured, type Measurement, type SocialPlatform } from '../../providers/social/port.ts'
import { findGrant, grantSealer, keepGrant } from './grants.ts'
import { findNewest, keepSnapshots } from './snapshots.ts'
import { toRecord } from './store.ts'

export type MeasureDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'env' | 'log' | 'platforms'>

/** How many accounts one turn looks at, and how long it waits for a platform. In milliseconds. */
const batch = 25
const longestWait = 5_000
/** An account whose platform did not answer is tried again after an hour; so is one whose process ended in the middle. */
const lease = 3_600_000

type Told = { link: SocialLinkRecord; measurement: Measurement }
type Last = Measured['last']

const withoutRaces = (audience: Audience | null): Audience | null => audience && { ...audience, races: [] }

/** Keeps what was told of accounts: their snapshots, and what their rows show. Races are not even kept where they are not allowed (E-09). */
async function keepTold({ db, clock, env }: MeasureDeps, told: readonly Told[]): Promise<void> {
  const now = clock.now()
  const snapshots = told.flatMap(({ link, measurement }) =>
    measurement.days.map(({ day, figures }): SnapshotRecord => ({
      ...figures,
      audience: env.audienceRaces ? figures.audience : withoutRaces(figures.audience),
      accountId: link.id,
      day,
      measuredAt: now,
      source: link.source,
    })),
  )
  await inTransaction(db, async (tx) => {
    // Rows are locked in one order, so that two who measure the same accounts wait for each other; who was removed meanwhile is left out.
    const there = new Set<string>()
    for (const { link, measurement } of told.toSorted((one, other) => (one.link.id < other.link.id ? -1 : 1))) {
      const { userName, profileUrl, pictureUrl, followers } = measurement.account
      const updated = await tx
        .updateTable('social_links')
        .set({ user_name: userName, profile_url: profileUrl, picture_url: pictureUrl, followers, measure_at: nextNight(now) })
        .where('id', '=', link.id)
        .executeTakeFirst()
      if (Number(updated.numUpdatedRows) === 1) there.add(link.id)
    }
    await keepSnapshots(
      tx,
      snapshots.filter(({ accountId }) => there.has(accountId)),
    )
  })
}

const lastOf = (newest: readonly SnapshotRecord[], id: string): Last => newest.find(({ accountId }) => accountId === id) ?? null

/**
 * Tells the days that are missing of invented accounts; nobody outside is asked. A fault leaves them as they were: what is known is
 * still shown.
 */
export async function tellInvented(deps: MeasureDeps, links: readonly SocialLinkRecord[]): Promise<void> {
  if (links.length === 0) return
  try {
    const newest = await findNewest(
      deps.db,
      links.map(({ id }) => id),
      { withAudience: false },
    )
    await keepTold(
      deps,
      links.map((link) => ({ link, measurement: measureInvented({ link, last: lastOf(newest, link.id) }, deps.clock.now()) })),
    )
  } catch (error) {
    deps.log.error('Accounts of the demonstration could not be measured', { error })
  }
}

/** The platform asked with a grant that still lasts; a new one is kept before it is used, since the old one is worth nothing then. */
async function askPlatform(deps: MeasureDeps, platform: SocialPlatform, link: SocialLinkRecord, last: Last): Promise<Measurement> {
  const sealer = grantSealer(deps.env, deps.ids)
  const signal = AbortSignal.timeout(longestWait)
  async function ask(grant: Grant | null): Promise<Measurement> {
    if (!grant) throw new ConsentRefused()
    let good = grant
    if (grant.expiresAt !== null && grant.expiresAt - platform.spare <= deps.clock.now()) {
      good = await platform.renew(grant, signal)
      await keepGrant(deps.db, sealer, link.id, good, deps.clock.now())
    }
    return platform.measure({ link, grant: good, last }, signal)
  }
  const grant = await findGrant(deps.db, sealer, link.id)
  try {
    return await ask(grant)
  } catch (error) {
    // Another process may have renewed it at the same moment: a refresh token is often good once.
    const again = error instanceof ConsentRefused ? await findGrant(deps.db, sealer, link.id) : null
    if (again === null || again.accessToken === grant?.accessToken) throw error
    return ask(again)
  }
}

/**
 * Measures one account now and keeps what was told. Throws `ConsentRefused` for an account that cannot be asked about: it was never
 * connected, or the person took the consent back; any other error where its platform cannot be asked now.
 */
export async function measureAccount(deps: MeasureDeps, link: SocialLinkRecord, last: Last): Promise<void> {
  const platform = deps.platforms[link.platform]
  if (link.source !== 'DEMO' && (link.source !== 'API' || platform?.source !== 'API')) throw new ConsentRefused()
  const measurement =
    link.source === 'DEMO' || !platform ? measureInvented({ link, last }, deps.clock.now()) : await askPlatform(deps, platform, link, last)
  await keepTold(deps, [{ link, measurement }])
}

/** Takes accounts whose time has come, but none of removed profiles or closed accounts; of several processes one gets each. */
async function takeDue(db: Database, now: number): Promise<SocialLinkRecord[]> {
  const due = await db
    .selectFrom('social_links')
    .innerJoin('profiles', 'profiles.id', 'social_links.profile_id')
    .select('social_links.id')
    .where('measure_at', '<=', now)
    .where('deleted_at', 'is', null)
    .where('profiles.user_id', 'not in', (closed) => closed.selectFrom('closed_accounts').select('user_id'))
    .orderBy('measure_at')
    .limit(batch)
    .execute()
  if (due.length === 0) return []
  const taken = await db
    .updateTable('social_links')
    .set({ measure_at: now + lease })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where('measure_at', '<=', now)
    .returningAll()
    .execute()
  return taken.flatMap(toRecord)
}

/**
 * One turn of the nightly work (E-11): some of the accounts that are due. What cannot be asked about waits for the next night, what did
 * not answer for an hour. Invented accounts nobody looked at yet are told when somebody does.
 */
export async function measureDue(deps: MeasureDeps): Promise<void> {
  const { db, clock, log } = deps
  const now = clock.now()
  const taken = await takeDue(db, now)
  if (taken.length === 0) return
  const newest = await findNewest(
    db,
    taken.map(({ id }) => id),
    { withAudience: false },
  )
  const invented = taken.filter(({ source }) => source === 'DEMO')
  await tellInvented(
    deps,
    invented.filter(({ id }) => lastOf(newest, id) !== null),
  )
  const settled = invented.filter(({ id }) => lastOf(newest, id) === null).map(({ id }) => id)
  await Promise.all(
    taken
      .filter(({ source }) => source !== 'DEMO')
      .map(async (link) => {
        try {
          await measureAccount(deps, link, lastOf(newest, link.id))
        } catch (error) {
          if (error instanceof ConsentRefused) settled.push(link.id)
          else log.warn('An account could not be measured', { platform: link.platform, link: link.id, error })
        }
      }),
  )
  if (settled.length > 0)
    await db
      .updateTable('social_links')
      .set({ measure_at: nextNight(now) })
      .where('id', 'in', settled)
      .execute()
}
