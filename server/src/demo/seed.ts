import { sql } from 'kysely'
import type { Results } from '@wasla/mocks/world/results/results-at.ts'
import type { World } from '@wasla/mocks/world/tables.ts'
import type { Database, DatabaseHandle } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Clock } from '#platform/clock.ts'
import { recount } from '../domains/onboarding/stores/places.ts'
import type { FileStore } from '../providers/files/port.ts'
import { markDatabase } from './stores/kind.ts'
import { putDocuments } from './documents.ts'
import { fillResults } from './results.ts'
import { worldRows } from './rows.ts'
import { seededKey } from '#database/tables/settings.ts'
import { playWallets } from './wallets.ts'

/** Splits rows into batches that stay below both databases' limit of parameters in one statement. */
function* bunches<R extends object>(rows: readonly R[]): Generator<R[]> {
  const size = Math.max(1, Math.floor(15_000 / Math.max(1, Object.keys(rows[0] ?? {}).length)))
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size)
}

async function fill<R extends object>(rows: readonly R[], insert: (bunch: R[]) => { execute(): Promise<unknown> }): Promise<void> {
  for (const bunch of bunches(rows)) await insert(bunch).execute()
}

/**
 * Runs `work`, then deletes its events and every notification and queued SMS: the work stands for the past, and the demo data has its own
 * notifications.
 */
async function quietly(tx: Database, work: () => Promise<unknown>): Promise<void> {
  const before = await tx
    .selectFrom('events')
    .select((row) => row.fn.max('id').as('id'))
    .executeTakeFirst()
  await work()
  await tx
    .deleteFrom('events')
    .where('id', '>', before?.id ?? 0)
    .execute()
  for (const table of ['notifications', 'sms_queue'] as const) await tx.deleteFrom(table).execute()
}

/** Inserts every row of `world` into empty tables. Replays the money through the wallet, which needs more than rows. */
export async function fillWorld(tx: Database, { dialect }: { dialect: Dialect }, world: World): Promise<void> {
  const rows = worldRows(world)
  await fill(rows.users, (bunch) => tx.insertInto('users').values(bunch))
  await fill(rows.closed_accounts, (bunch) => tx.insertInto('closed_accounts').values(bunch))
  await fill(rows.profiles, (bunch) => tx.insertInto('profiles').values(bunch))
  await fill(rows.name_claims, (bunch) => tx.insertInto('name_claims').values(bunch))
  await fill(rows.business_name_looks, (bunch) => tx.insertInto('business_name_looks').values(bunch))
  await fill(rows.profile_interests, (bunch) => tx.insertInto('profile_interests').values(bunch))
  await fill(rows.social_links, (bunch) => tx.insertInto('social_links').values(bunch))
  await fill(rows.verifications, (bunch) => tx.insertInto('verifications').values(bunch))
  await fill(rows.licences, (bunch) => tx.insertInto('licences').values(bunch))
  await fill(rows.licence_accounts, (bunch) => tx.insertInto('licence_accounts').values(bunch))
  await fill(rows.files, (bunch) => tx.insertInto('files').values(bunch))
  await fill(rows.verification_documents, (bunch) => tx.insertInto('verification_documents').values(bunch))
  await fill(rows.business_registrations, (bunch) => tx.insertInto('business_registrations').values(bunch))
  await fill(rows.demo_inquiries, (bunch) => tx.insertInto('demo_inquiries').values(bunch))
  await fill(rows.featured_posts, (bunch) => tx.insertInto('featured_posts').values(bunch))
  await fill(rows.profile_links, (bunch) => tx.insertInto('profile_links').values(bunch))
  await fill(rows.brand_collaborations, (bunch) => tx.insertInto('brand_collaborations').values(bunch))
  await fill(rows.rate_cards, (bunch) => tx.insertInto('rate_cards').values(bunch))
  await fill(rows.managed_accounts, (bunch) => tx.insertInto('managed_accounts').values(bunch))
  await fill(rows.groups, (bunch) => tx.insertInto('groups').values(bunch))
  await fill(rows.group_interests, (bunch) => tx.insertInto('group_interests').values(bunch))
  await fill(rows.group_members, (bunch) => tx.insertInto('group_members').values(bunch))
  await fill(rows.group_invitations, (bunch) => tx.insertInto('group_invitations').values(bunch))
  await fill(rows.onboarding_answers, (bunch) => tx.insertInto('onboarding_answers').values(bunch))
  await fill(rows.waiting_list, (bunch) => tx.insertInto('waiting_list').values(bunch))
  await recount(tx)
  await fill(rows.friend_invitations, (bunch) => tx.insertInto('friend_invitations').values(bunch))
  await fill(rows.wallets, (bunch) => tx.insertInto('wallets').values(bunch))
  await fill(rows.withdrawal_accounts, (bunch) => tx.insertInto('withdrawal_accounts').values(bunch))
  await fill(rows.programs, (bunch) => tx.insertInto('programs').values(bunch))
  await fill(rows.program_steps, (bunch) => tx.insertInto('program_steps').values(bunch))
  await fill(rows.program_contents, (bunch) => tx.insertInto('program_contents').values(bunch))
  await fill(rows.program_assets, (bunch) => tx.insertInto('program_assets').values(bunch))
  await fill(rows.splits, (bunch) => tx.insertInto('splits').values(bunch))
  await fill(rows.participations, (bunch) => tx.insertInto('participations').values(bunch))
  await fill(rows.promo_codes, (bunch) => tx.insertInto('promo_codes').values(bunch))
  await fill(rows.tracking_links, (bunch) => tx.insertInto('tracking_links').values(bunch))
  await fill(rows.link_checks, (bunch) => tx.insertInto('link_checks').values(bunch))
  await fill(rows.program_outages, (bunch) => tx.insertInto('program_outages').values(bunch))
  await quietly(tx, () => playWallets(tx, { dialect }, world))
  await fill(rows.saved_people_filters, (bunch) => tx.insertInto('saved_people_filters').values(bunch))
  await fill(rows.notifications, (bunch) => tx.insertInto('notifications').values(bunch))
}

/**
 * Inserts `world` into a database without users, in one transaction. Returns false if there are users, or if another process that started
 * at the same time inserts it (U-02). With `results`, also inserts the clicks and conversions of its programs; they are made only if they are
 * inserted, because that takes most of a second.
 */
export const seedWorld = (
  { db, dialect }: Pick<DatabaseHandle, 'db' | 'dialect'>,
  world: World,
  now: number,
  results: (() => Results) | null = null,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    // A second process waits here for the first one, so the statement timeout must not end its wait.
    if (dialect === 'postgres') await sql`set local statement_timeout = 0`.execute(tx)
    if (await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()) return false
    const mine = await tx
      .insertInto('settings')
      .values({ key: seededKey, value: '1', updated_at: now })
      .onConflict((clash) => clash.doNothing())
      .executeTakeFirst()
    if (Number(mine.numInsertedOrUpdatedRows ?? 0) === 0) return false
    await markDatabase(tx, 'demo', now)
    await fillWorld(tx, { dialect }, world)
    if (results) await fillResults(tx, { dialect, now }, results())
    return true
  })

/** Seeds an empty database with the demo's people and their documents as of today. Imports the demo data only when called. */
export async function seedDemo({
  db,
  dialect,
  clock,
  ...store
}: {
  db: Database
  dialect: Dialect
  clock: Clock
  files: FileStore
  dataDir: string
}): Promise<boolean> {
  const { worldAt } = await import('@wasla/mocks/world/world.ts')
  const { resultsAt } = await import('@wasla/mocks/world/results/results-at.ts')
  const now = clock.now()
  const world = worldAt(now)
  const seeded = await seedWorld({ db, dialect }, world, now, () => resultsAt(now))
  await putDocuments(store, world)
  return seeded
}
