import { describe, expect, inject, it } from 'vitest'
import { dayLater } from '@wasla/contract/licences/days.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { openServerDatabase } from '#database/testing/each-database.ts'
import { createServices } from '../../services/services.ts'
import type { Viewer } from '../session/viewer.ts'
import { applicants, document, upload } from '../verification/testing/applicants.ts'

const times = <T>(count: number, work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => work(n)))

/** Two processes on a PostgreSQL server, where transactions really run at the same time. */
async function onServer() {
  const handle = await openServerDatabase()
  const t = applicants(handle)
  const processes = [t.services, createServices(t)] as const
  const licencesOf = (n: number) => processes[n % 2 === 0 ? 0 : 1].licences
  async function submit(viewer: Viewer, n: number) {
    const accountIds = (await t.services.social.own(viewer)).map(({ id }) => id)
    const expiresOn = dayLater(civilDate(t.clock.now()), 30)
    return licencesOf(n).submit(viewer, { number: '11820477', expiresOn, accountIds, document: upload(document) })
  }
  const outcomeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'sent',
      () => 'refused',
    )
  return { ...t, licencesOf, submit, outcomeOf }
}

describe.runIf(inject('postgresUrl'))('licences on a PostgreSQL server', () => {
  it('give a number to one of several profiles that send it at once', async () => {
    const t = await onServer()
    const people = [await t.somebody('INFLUENCER', 'Active'), await t.somebody('INFLUENCER', 'Active'), await t.somebody('AGENT', 'Active')]
    const outcomes = await Promise.all(people.map((one, n) => t.outcomeOf(t.submit(one, n))))
    expect(outcomes.toSorted()).toEqual(['refused', 'refused', 'sent'])
    expect(await t.db.selectFrom('licences').select('id').execute()).toHaveLength(1)
    expect(t.files.stored.size).toBe(1)
  })

  it('open one case if a profile sends its licence several times at once', async () => {
    const t = await onServer()
    const reem = await t.somebody('INFLUENCER', 'Active')
    const outcomes = await times(4, (n) => t.outcomeOf(t.submit(reem, n)))
    expect(outcomes.filter((one) => one === 'sent')).toHaveLength(1)
    expect(await t.db.selectFrom('verifications').select('id').where('type', '=', 'LICENCE').execute()).toHaveLength(1)
  })

  it('send each reminder once if several processes are due at once', async () => {
    const t = await onServer()
    const reem = await t.somebody('INFLUENCER', 'Active')
    await t.submit(reem, 0)
    const { id } = await t.db.selectFrom('verifications').select('id').where('type', '=', 'LICENCE').executeTakeFirstOrThrow()
    await t.review(id, { approve: true })
    await times(8, (n) => t.licencesOf(n).remindDue())
    expect((await t.notes(reem)).filter(([type]) => type === 'LICENCE_EXPIRES')).toHaveLength(1)
  })

  it('end as removed or as decided if both happen at once, and never with a mark after a removal', async () => {
    const t = await onServer()
    const reem = await t.somebody('INFLUENCER', 'Active')
    await t.submit(reem, 0)
    const { id } = await t.db.selectFrom('verifications').select('id').where('type', '=', 'LICENCE').executeTakeFirstOrThrow()
    await Promise.all([t.outcomeOf(t.review(id, { approve: true })), t.outcomeOf(t.licencesOf(1).remove(reem))])
    expect(await t.licencesOf(0).shown(reem.profileId)).toBeNull()
    expect((await t.licencesOf(0).mine(reem)).next).toBeNull()
  })
})
