import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { readConversion } from '@wasla/contract/tracking/conversion-body.ts'
import type { Entry } from '@wasla/contract/tracking/keys.ts'
import type { ClickOrigin, ClickRecord, UncountedReason } from '@wasla/contract/tracking/record.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import type { Database, DatabaseHandle } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import { addPrograms, clearPrograms, programOf } from '../../programs/testing/program-rows.ts'
import { createTrackingService } from '../service.ts'

/** Inserts clicks on Noura’s link in the program `p`, by default an hour before `testMoment`. */
export function addClicks(db: Database, clicks: readonly Partial<ClickRecord & ClickOrigin>[]) {
  const rows = clicks.map((over, at) => ({
    id: over.id ?? `click-${at}`,
    program_id: over.programId ?? 'p',
    profile_id: over.profileId ?? NOURA.profile.id,
    at: over.at ?? testMoment - 3_600_000,
    channel: over.channel ?? ('TIKTOK' as const),
    country: over.country ?? 'SA',
    visitor: over.visitor ?? `visitor-${at}`,
    status: over.status ?? ('Approved' as const),
    reason: over.reason ?? null,
    network: over.network ?? null,
    browser: over.browser ?? null,
  }))
  return db.insertInto('clicks').values(rows).execute()
}

/** Inserts counts of uncounted results, as the domain of performance would have counted them. */
export const addUncounted = (
  db: Database,
  row: { kind: 'CLICK' | 'CONVERSION'; reason: UncountedReason; day: string; count: number; profileId?: string },
) =>
  db
    .insertInto('uncounted_days')
    .values({
      kind: row.kind,
      reason: row.reason,
      day: row.day,
      count: row.count,
      program_id: 'p',
      profile_id: row.profileId ?? NOURA.profile.id,
    })
    .execute()

/** A click service whose process has redirected nobody, so a click is either in the database or does not exist. */
export const noClicks = { settle: () => Promise.resolve('UNKNOWN' as const) }

/** Returns a program `p` that counts sales and has Noura as its participant, and two services that accept reports for it. */
export async function trackingHarness(handle: DatabaseHandle, over: Partial<ProgramRecord> = {}) {
  const { db } = handle
  await clearPrograms(db)
  await addPrograms(db, [programOf('p', over)])
  await db
    .insertInto('participations')
    .values({
      ...{ id: 'noura-in-p', program_id: 'p', profile_id: NOURA.profile.id, user_id: NOURA.user.id },
      ...{ status: 'Accepted', is_automatic: 0, created_at: testMoment, answered_at: testMoment },
    })
    .execute()
  const deps = testDeps(handle)
  const counted: ResultChange[] = []
  const countResults = async (_: Database, changes: readonly ResultChange[]) => void counted.push(...changes)
  const services = [
    createTrackingService({ ...deps, clicks: noClicks, countResults }),
    createTrackingService({ ...deps, clicks: noClicks, countResults }),
  ] as const
  const owner = { profileId: NABT_COFFEE.profile.id }
  const { secretKey, publishableKey, postbackKey } = await services[0].rotate(owner, 'p')
  const keys: Readonly<Record<Entry, string>> = { SERVER: secretKey ?? '', PIXEL: publishableKey, POSTBACK: postbackKey }
  return {
    ...deps,
    clicks: noClicks,
    db,
    counted,
    services,
    tracking: services[0],
    owner,
    noura: { profileId: NOURA.profile.id },
    keys,
    /** Reports a sale, with the given fields instead of the defaults. */
    report(
      fields: Record<string, unknown> = {},
      { entry = 'SERVER', key = keys[entry], by = 0 }: { entry?: Entry; key?: string; by?: 0 | 1 } = {},
    ) {
      const body = { clickId: 'click-0', event: 'SALE', externalId: 'order-1', amount: '249.90', ...fields }
      return services[by].report({ entry, key, read: (now) => readConversion(body, now) })
    },
    conversions: () => db.selectFrom('conversions').selectAll().orderBy('id').execute(),
  }
}

export type TrackingHarness = Awaited<ReturnType<typeof trackingHarness>>
