import { expect, it, onTestFinished } from 'vitest'
import { trackPaths } from '@wasla/contract/tracking/setup.ts'
import { openTestDatabase } from '#database/testing/each-database.ts'
import { startJobs } from '#platform/jobs.ts'
import { createLog } from '#platform/log.ts'
import { rewardsHarness, sample } from '../domains/rewards/testing/rewards-harness.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testApp } from '../testing/test-app.ts'

type Line = Readonly<Record<string, unknown>> & { message: string }

const code = 'abcdefghjk'

it('the ids in the log lead from a click to its conversion, its reward and the posting', async () => {
  const texts: string[] = []
  const log = createLog('debug', { write: (text) => void texts.push(text) })
  const t = await rewardsHarness(await openTestDatabase(), { env: { mode: 'live', dataDir: temporaryFolder() }, log })
  const { clicks, tracking, rewards } = t.services
  onTestFinished(clicks.stop)
  const brand = await t.brand(500_000)
  const programId = await t.launched(brand, { budget: 500_000, milestones: [sample[0]!] })
  const { profileId } = await t.participant(programId)
  await t.db
    .insertInto('tracking_links')
    .values({ code, program_id: programId, profile_id: profileId, created_at: t.clock.now() })
    .execute()
  const { secretKey } = await tracking.rotate(brand, programId)
  const { app } = await testApp({ trustProxy: 1 }, { services: t.services, log })
  texts.length = 0

  const found = (message: string, name: string, id: unknown): Line => {
    const lines = texts.map((text) => JSON.parse(text) as Line)
    const line = lines.find((one) => one.message === message && JSON.stringify(one[name])?.includes(String(id)))
    if (!line) throw new Error(`No line ${message} has ${name} ${String(id)}:\n${texts.join('')}`)
    return line
  }

  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1'
  const headers = { 'user-agent': phone, 'x-forwarded-for': '198.51.100.7', 'x-request-id': 'id-of-the-proxy' }
  const redirect = await app.request(`/t/${code}`, { headers })
  const visited = found('click', 'requestId', 'id-of-the-proxy')
  expect(redirect.headers.get('location')).toContain(visited['click'])

  await clicks.flush()
  // A sale within seconds after its click would be held for review.
  t.clock.advance(3_600_000)
  const reported = await app.request(trackPaths.conversion, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secretKey}` },
    body: JSON.stringify({ clickId: visited['click'], event: 'SALE', externalId: 'order-1', amount: '249.90' }),
  })
  expect(reported.status).toBe(202)
  const conversion = found('conversion', 'click', visited['click'])
  const reached = found('reward', 'results', conversion['conversion'])
  expect(reached).toMatchObject({ requestId: conversion['requestId'], fate: 'reached', profileId })

  t.moveTo('2026-04-05T09:00')
  const jobs = startJobs({ clock: t.clock, log }, [{ name: 'payouts', every: 60_000, run: rewards.payDue }])
  jobs.wake('payouts')
  await jobs.stop()
  const paid = found('reward paid', 'reward', reached['reward'])
  expect(paid).toMatchObject({ job: 'payouts', run: (await t.rewards.runs({ limit: 1, offset: 0 })).data[0]?.id })
  const [postingId] = paid['postings'] as string[]
  const posting = found('posting', 'posting', postingId)
  expect(posting['jobRun']).toBe(paid['jobRun'])
  expect((await t.ledger.transaction(t.db, String(postingId)))?.transaction.id).toBe(postingId)

  const all = texts.join('')
  for (const secret of ['198.51.100.7', secretKey ?? '?', 'order-1']) expect(all).not.toContain(secret)
})
