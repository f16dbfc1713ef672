import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import type { TrackingKeyKind } from '@wasla/contract/tracking/keys.ts'
import { trackPaths } from '@wasla/contract/tracking/setup.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { addPrograms, clearPrograms, programOf } from '../../../domains/programs/testing/program-rows.ts'
import { addClicks } from '../../../domains/tracking/testing/harness.ts'
import type { Env } from '../../../config/env.ts'
import { testApp } from '../../../testing/test-app.ts'

const entryOf = { SECRET: 'SERVER', POSTBACK: 'POSTBACK' } as const

/** The whole server with a program `p` that counts sales, its keys, and a click on a participant’s link. */
export async function trackApp(program: Partial<ProgramRecord> = {}, env: Partial<Env> = {}, file?: string) {
  const t = await testApp(env, {}, file)
  await clearPrograms(t.db)
  await addPrograms(t.db, [programOf('p', program)])
  await addClicks(t.db, [{}])
  const owner = { profileId: NABT_COFFEE.profile.id }
  const { secretKey, publishableKey, postbackKey } = await t.services.tracking.rotate(owner, 'p')
  const sale = { clickId: 'click-0', event: 'SALE', externalId: 'order-1', amount: '249.90' }
  const query = { click_id: 'click-0', event: 'SALE', external_id: 'order-1', amount: '249.90' }
  const queryOf = (given: Record<string, string>) => new URLSearchParams({ ...query, ...given }).toString()
  return {
    ...t,
    owner,
    secretKey: secretKey ?? '',
    publishableKey,
    postbackKey,
    /** Sends `POST /track/conversion` with a sale that has the fields of `body`. A text is sent as the whole body. */
    conversion(body: object | string = {}, headers: Record<string, string> = { authorization: `Bearer ${secretKey}` }) {
      const text = typeof body === 'string' ? body : JSON.stringify({ ...sale, ...body })
      return t.app.request(trackPaths.conversion, {
        method: 'POST',
        body: text,
        headers: { 'content-type': 'application/json', ...headers },
      })
    },
    postback: (over: Record<string, string> = {}, init: RequestInit = {}) =>
      t.app.request(`${trackPaths.postback}?${queryOf({ key: postbackKey, ...over })}`, init),
    pixel: (over: Record<string, string> = {}, init: RequestInit = {}) =>
      t.app.request(`${trackPaths.pixel}?${queryOf({ key: publishableKey, ...over })}`, init),
    /** Uses up the limit of a key for this minute. */
    async useUp(kind: Exclude<TrackingKeyKind, 'PUBLISHABLE'>) {
      const { id } = await t.db
        .selectFrom('tracking_keys')
        .select('id')
        .where('program_id', '=', 'p')
        .where('kind', '=', kind)
        .where('ends_at', 'is', null)
        .executeTakeFirstOrThrow()
      const { count } = conversionLimits.perKey
      await t.db
        .insertInto('rate_limits')
        .values({ key: `conversions:${entryOf[kind]}:${id}`, count, window_start: t.deps.clock.now() })
        .execute()
    },
    stored: () => t.db.selectFrom('conversions').selectAll().orderBy('id').execute(),
  }
}

export type TrackApp = Awaited<ReturnType<typeof trackApp>>
