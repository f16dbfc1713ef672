import { describe, expect, inject, it } from 'vitest'
import { apiLimits } from '@wasla/contract/api-keys/limits.ts'
import { openServerDatabase } from '#database/testing/each-database.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { apiKeysHarness } from './testing/api-keys-harness.ts'

const times = <T>(count: number, work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => work(n)))

/** A brand on a PostgreSQL server, where transactions really run at the same time, and two processes. */
async function onServer() {
  const handle = await openServerDatabase()
  const t = await apiKeysHarness(handle)
  return { ...t, processOf: (n: number) => (n % 2 ? t.apiKeys : t.other) }
}

describe.runIf(inject('postgresUrl'))('API keys on a PostgreSQL server', () => {
  it('are never more than the limit, however many are made at once', async () => {
    const t = await onServer()
    const input = { name: 'Orders', scopes: ['PROGRAMS_READ' as const], days: 90 }
    const made = await times(apiLimits.keys + 10, (n) => refusal(t.processOf(n).make(t.brand, input)))
    expect(made.filter((one) => (one as { code?: string }).code === 'API_KEY_LIMIT_REACHED')).toHaveLength(10)
    expect(await t.stored()).toHaveLength(apiLimits.keys)
  })

  it('count each of many requests that come at once, and admit no more than the limit', async () => {
    const t = await onServer()
    const { text } = await t.make()
    const { count } = apiLimits.perProfile
    const key = `api:${t.brand.profileId}`
    await t.db
      .insertInto('rate_limits')
      .values({ key, count: count - 10, window_start: t.clock.now() })
      .execute()
    const answers = await times(30, (n) => t.processOf(n).enter(`Bearer ${text}`, null))
    expect(answers.filter((answer) => !('problem' in answer))).toHaveLength(10)
    const left = answers.flatMap((answer) => ('problem' in answer ? [] : [answer.allowance.left]))
    expect(left.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('run a request once that is sent many times at once; every other one has to wait or gets its answer', async () => {
    const t = await onServer()
    const request = { profileId: t.brand.profileId, key: 'request-1', fingerprint: 'a' }
    let runs = 0
    const answers = await times(30, (n) =>
      refusal(t.processOf(n).answerOnce(request, async () => ({ status: 200, body: `${(runs += 1)}` }))),
    )
    expect(runs).toBe(1)
    for (const answer of answers)
      expect([
        { answered: { status: 200, body: '1', isRepeat: true } },
        { answered: { status: 200, body: '1', isRepeat: false } },
        'API_REQUEST_RUNNING',
      ]).toContainEqual(answer)
  })

  it('are taken over by one process after a kill, even if several try at once', async () => {
    const t = await onServer()
    const request = { profileId: t.brand.profileId, key: 'request-1', fingerprint: 'a' }
    await t.db
      .insertInto('api_answers')
      .values({
        profile_id: request.profileId,
        key: request.key,
        fingerprint: 'a',
        run: 'killed',
        claimed_until: t.clock.now(),
        status: null,
        body: null,
        created_at: 0,
      })
      .execute()
    let runs = 0
    await times(20, (n) => refusal(t.processOf(n).answerOnce(request, async () => ({ status: 200, body: `${(runs += 1)}` }))))
    expect(runs).toBe(1)
  })
})
