import { describe, expect, it } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { createServices } from '../../services/services.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { viewerFor } from './testing/viewers.ts'
import { addPrograms, clearPrograms, programOf } from '../programs/testing/program-rows.ts'
import { refusal } from '../session/testing/session-harness.ts'

const times = <T>(count: number, work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => work(n)))

/** Returns how often each answer was given. */
function tally(answers: readonly unknown[]) {
  const counts: Record<string, number> = {}
  for (const answer of answers) {
    const name = typeof answer === 'string' ? answer : 'done'
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** Two service instances on one database. */
async function processes(handle: DatabaseHandle, isPublic: boolean) {
  await clearPrograms(handle.db)
  await addPrograms(handle.db, [programOf('p', { isPublic })])
  const deps = testDeps(handle)
  const services = [createServices(deps), createServices(deps)] as const
  const viewerOf = (member: Member) => viewerFor(handle.db, member)
  const rows = () => handle.db.selectFrom('participations').selectAll().execute()
  const links = () => handle.db.selectFrom('tracking_links').selectAll().execute()
  const accepted = async () =>
    (
      await handle.db
        .selectFrom('notifications')
        .select('id')
        .where('type', 'in', ['PROGRAM_REQUEST_ACCEPTED', 'PROGRAM_REQUEST_REJECTED'])
        .where(
          'reference_id',
          'in',
          (await rows()).map(({ id }) => id),
        )
        .execute()
    ).length
  return { db: handle.db, services, noura: await viewerOf(NOURA), brand: await viewerOf(NABT_COFFEE), rows, links, accepted }
}

describe('concurrent calls', () => {
  eachWorld((open) => {
    it('that join twenty times create one request', async () => {
      const { services, noura, rows } = await processes(await open(), false)
      const answers = await times(20, (n) => refusal(services[n % 2 ? 0 : 1].participations.join(noura, 'p')))
      expect(tally(answers)).toEqual({ done: 1, PROGRAM_JOIN_ALREADY_REQUESTED: 19 })
      expect(await rows()).toHaveLength(1)
    })

    it('that accept and reject one request have one outcome, and a link only if it is accepted', async () => {
      const { services, noura, brand, rows, links, accepted } = await processes(await open(), false)
      await services[0].participations.join(noura, 'p')
      const [request] = await rows()
      const input = { id: request?.id ?? '', programId: 'p' }
      const answers = await times(12, (n) =>
        refusal(
          services[n % 2 ? 0 : 1].participations.answer(brand, { ...input, status: n % 3 ? 'Accepted' : 'Rejected', reason: 'FULL' }),
        ),
      )
      expect(tally(answers)).toEqual({ done: 1, PARTICIPANT_REQUEST_UPDATE_FAILED: 11 })
      const [after] = await rows()
      expect(await links()).toHaveLength(after?.status === 'Accepted' ? 1 : 0)
      expect(await accepted()).toBe(1)
    })

    it('of the job in two processes accept a request once', async () => {
      const { services, noura, rows, links, accepted } = await processes(await open(), true)
      await services[0].participations.join(noura, 'p')
      await times(6, (n) => services[n % 2 ? 0 : 1].participations.acceptDue())
      expect(await rows()).toMatchObject([{ status: 'Accepted' }])
      expect(await links()).toHaveLength(1)
      expect(await accepted()).toBe(1)
    })

    it('of the owner and the job answer one request once', async () => {
      const { services, noura, brand, rows, links, accepted } = await processes(await open(), true)
      await services[0].participations.join(noura, 'p')
      const [request] = await rows()
      const no = { id: request?.id ?? '', programId: 'p', status: 'Rejected', reason: 'FULL' } as const
      await Promise.all([services[0].participations.acceptDue(), refusal(services[1].participations.answer(brand, no))])
      const [after] = await rows()
      expect(['Accepted', 'Rejected']).toContain(after?.status)
      expect(await links()).toHaveLength(after?.status === 'Accepted' ? 1 : 0)
      expect(await accepted()).toBe(1)
    })

    it('that suspend and accept somebody either accept them before the suspension or not at all', async () => {
      const { db, services, noura, brand, rows, links } = await processes(await open(), false)
      await services[0].participations.join(noura, 'p')
      const [request] = await rows()
      const yes = { id: request?.id ?? '', programId: 'p', status: 'Accepted' } as const
      const suspend = inTransaction(db, (tx) => services[1].profiles.moveAll(tx, noura.userId, 'suspended'))
      const [answer] = await Promise.all([refusal(services[0].participations.answer(brand, yes)), suspend])
      const [after] = await rows()
      expect([answer === 'USER_NOT_VERIFIED' ? 'Pending' : 'Accepted', await links().then((all) => all.length)]).toEqual([
        after?.status,
        after?.status === 'Accepted' ? 1 : 0,
      ])
      expect(await refusal(services[0].participations.answer(brand, yes))).toBe(
        after?.status === 'Accepted' ? 'PARTICIPANT_REQUEST_UPDATE_FAILED' : 'USER_NOT_VERIFIED',
      )
    })

    it('that retire a program and accept a request never accept after the program has retired', async () => {
      const { db, services, noura, brand, rows } = await processes(await open(), false)
      await services[0].participations.join(noura, 'p')
      const [request] = await rows()
      const retire = inTransaction(db, async (tx) => {
        await tx.updateTable('programs').set({ status: 'Retired', retired_at: 1 }).where('id', '=', 'p').execute()
        // A concurrent answer waits for this transaction, or came before it.
        return tx.selectFrom('participations').select('status').executeTakeFirst()
      })
      const [answer, seen] = await Promise.all([
        refusal(services[1].participations.answer(brand, { id: request?.id ?? '', programId: 'p', status: 'Accepted' })),
        retire,
      ])
      const [after] = await rows()
      expect(after?.status).toBe(answer === 'PARTICIPANT_REQUEST_UPDATE_FAILED' ? 'Pending' : 'Accepted')
      // An accepted request was already accepted when the program retired.
      expect(seen?.status).toBe(after?.status)
    })
  })
})
