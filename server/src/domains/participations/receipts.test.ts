import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { readTerms } from '@wasla/contract/sealed-terms/canonical.ts'
import { checkReceipt, isRight, type CheckResult } from '@wasla/contract/sealed-terms/check.ts'
import { differencesOf } from '@wasla/contract/sealed-terms/differences.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import { HUDA, NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { createServices } from '../../services/services.ts'
import { counted } from '../../testing/counted.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { addPrograms, clearPrograms, programOf } from '../programs/testing/program-rows.ts'
import { findSeal, verifySeals } from '../sealed-terms/service.ts'
import { sha256 } from '../sealed-terms/seal.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { viewerFor } from './testing/viewers.ts'

const times = <T>(count: number, work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => work(n)))

/** Two service instances on one database, with a program of a brand. */
async function setUp(handle: DatabaseHandle, over: Partial<ProgramRecord> = {}) {
  const { db } = handle
  await clearPrograms(db)
  await addPrograms(db, [programOf('p', { isPublic: true, endDate: '2027-01-31', ...over })])
  const deps = testDeps(handle)
  const services = [createServices(deps), createServices(deps)] as const
  const [{ participations, programs }] = services
  const viewer = (member: Member) => viewerFor(db, member)
  const idOf = async ({ profile }: Member) =>
    (await db.selectFrom('participations').select('id').where('profile_id', '=', profile.id).executeTakeFirstOrThrow()).id
  const join = async (member: Member) => {
    await participations.join(await viewer(member), 'p')
    return idOf(member)
  }
  const receipt = async (reader: Member, id: string) => participations.receipt(await viewer(reader), id)
  const saveGuidelines = async (dos: string[]) =>
    programs.steps.save(await viewer(NABT_COFFEE), { programId: 'p', type: 'GUIDELINES', data: { dos, donts: ['Hide it'] } })
  const seals = () => db.selectFrom('terms_seals').selectAll().orderBy('seq').execute()
  return { db, deps, services, participations, viewer, idOf, join, receipt, saveGuidelines, seals }
}

async function resultsOf(t: Awaited<ReturnType<typeof setUp>>, receipt: Awaited<ReturnType<typeof t.receipt>>): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  const publicHash = async (seq: number) => (await findSeal(t.db, seq))?.hash ?? null
  for await (const result of checkReceipt(receipt, { sha256: (text) => Promise.resolve(sha256(text)), publicHash })) results.push(result)
  return results
}

describe('the receipt of the terms', () => {
  eachWorld((open) => {
    it('is sealed with the request to join, and both sides read the same one', async () => {
      const t = await setUp(await open())
      const id = await t.join(NOURA)
      const mine = await t.receipt(NOURA, id)
      expect(mine).toMatchObject({ id, programId: 'p', isMine: true, later: [], seen: 1, terms: { number: 1 } })
      expect(await t.receipt(NABT_COFFEE, id)).toEqual({ ...mine, isMine: false })
      expect(readTerms(mine.terms.text).lines.find(({ key }) => key === 'milestone.1')?.en[0]).toBe('5 orders')
      const results = await resultsOf(t, mine)
      expect([results.length, results.every(isRight)]).toEqual([4, true])
    })

    it('is not there for others, and nobody but the participant confirms its terms', async () => {
      const t = await setUp(await open())
      const id = await t.join(NOURA)
      for (const member of [HUDA, REEM]) expect(await refusal(t.receipt(member, id))).toBe('PROGRAM_NOT_FOUND')
      expect(await refusal(t.receipt(NOURA, 'none'))).toBe('PROGRAM_NOT_FOUND')
      expect(await refusal(t.participations.seeTerms(await t.viewer(NABT_COFFEE), { participationId: id, version: 1 }))).toBe(
        'PROGRAM_NOT_FOUND',
      )
      expect(await refusal(t.participations.seeTerms(await t.viewer(NOURA), { participationId: id, version: 2 }))).toBe(
        'DTO_VALIDATION_ERROR',
      )
    })

    it('does not exist if the request is refused', async () => {
      const t = await setUp(await open())
      await t.join(NOURA)
      const before = (await t.seals()).length
      expect(await refusal(t.participations.join(await t.viewer(NOURA), 'p'))).toBe('PROGRAM_JOIN_ALREADY_REQUESTED')
      expect(await t.seals()).toHaveLength(before)
    })

    it('shows a later version with its difference, and the participant confirms it', async () => {
      const t = await setUp(await open())
      const id = await t.join(NOURA)
      t.deps.clock.advance(60_000)
      await t.saveGuidelines(['Show the new tin'])
      const changed = await t.receipt(NOURA, id)
      const [later] = changed.later
      expect([changed.terms.number, later?.number, changed.seen]).toEqual([1, 2, 1])
      expect(later?.sealedAt).not.toBe(changed.terms.sealedAt)
      expect(differencesOf(readTerms(changed.terms.text), readTerms(later?.text ?? '')).map(({ key }) => key)).toEqual(['dos'])
      expect((await t.participations.newerTerms([id])).get(id)).toBe(1)
      await t.participations.seeTerms(await t.viewer(NOURA), { participationId: id, version: 2 })
      expect((await t.participations.newerTerms([id])).get(id)).toBe(0)
      // A participant who joins now joins under the newer version.
      expect(await t.receipt(REEM, await t.join(REEM))).toMatchObject({ terms: { number: 2 }, later: [] })
    })

    it('gets no version from a save that changes nothing, or while nobody has a receipt', async () => {
      const t = await setUp(await open())
      await t.saveGuidelines(['Before anybody joined'])
      expect(await t.seals()).toEqual([])
      await t.join(NOURA)
      const before = (await t.seals()).length
      await t.saveGuidelines(['Before anybody joined'])
      expect(await t.seals()).toHaveLength(before)
    })

    it('shows that locked terms changed while the program was a draft again', async () => {
      const t = await setUp(await open(), { isPublic: false })
      const id = await t.join(NOURA)
      const stored = await t.db.selectFrom('program_steps').select('data').where('type', '=', 'IMPACT_OBJECTIVES').executeTakeFirstOrThrow()
      const data = stored.data.replace('"amount":10000', '"amount":1')
      expect(data).not.toBe(stored.data)
      await t.db.updateTable('program_steps').set({ data }).where('type', '=', 'IMPACT_OBJECTIVES').execute()
      await t.saveGuidelines(['Anything'])
      const receipt = await t.receipt(NOURA, id)
      const keys = differencesOf(readTerms(receipt.terms.text), readTerms(receipt.later[0]?.text ?? '')).map(({ key }) => key)
      expect(keys).toContain('milestone.1')
    })

    it('is sealed later for a participation from before receipts existed, and its times say so', async () => {
      const t = await setUp(await open())
      const { profile, user } = NOURA
      await t.db
        .insertInto('participations')
        .values({
          ...{ id: '0199a3b2-1c2d-7abc-8def-0123456789ab', program_id: 'p', profile_id: profile.id, user_id: user.id },
          ...{ status: 'Accepted', is_automatic: 1, created_at: 1_000, answered_at: 2_000, decline_reason: null, decline_note: null },
        })
        .execute()
      const last = await t.participations.sealOlder('')
      expect(last).toBe(await t.idOf(NOURA))
      const before = await t.seals()
      const receipt = await t.receipt(NOURA, last)
      expect(Date.parse(receipt.seal.sealedAt) - Date.parse(receipt.requestedAt)).toBeGreaterThan(0)
      expect(await t.participations.sealOlder(last)).toBe(last)
      expect(await t.seals()).toEqual(before)
    })

    it('is one for each participant who joins at the same moment, in a chain without a gap', async () => {
      const t = await setUp(await open())
      const members = [NOURA, REEM, HUDA]
      const viewers = await Promise.all(members.map(t.viewer))
      await times(12, (n) => {
        const viewer = viewers[n % 3]
        if (!viewer) throw new Error('There are three')
        return refusal(t.services[n % 2 ? 0 : 1].participations.join(viewer, 'p'))
      })
      const seals = await t.seals()
      expect(seals.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
      expect(seals.map(({ receipt }) => receipt !== null)).toEqual([false, true, true, true])
      expect((await verifySeals(t.db)).broken).toBeNull()
    })

    it('costs a request to join a few statements, and no more for a program with many receipts', async () => {
      const handle = await open()
      const t = await setUp(handle)
      const spy = counted(handle.db)
      const { participations } = createServices(testDeps({ ...handle, db: spy.db }))
      const spent = async (member: Member) => {
        const viewer = await t.viewer(member)
        const before = spy.statements
        await participations.join(viewer, 'p')
        return spy.statements - before
      }
      const [first, second, third] = [await spent(NOURA), await spent(REEM), await spent(HUDA)]
      expect(third).toBe(second)
      // The first request also writes the version.
      expect(first).toBe(second + 4)
    })

    it('cannot be changed, deleted, replaced or added out of order in the database', async () => {
      const t = await setUp(await open())
      await t.join(NOURA)
      const [version] = await t.db.selectFrom('terms_versions').selectAll().execute()
      const [seal] = await t.seals()
      if (!version || !seal) throw new Error('Nothing is sealed')
      // Rows of a demonstration may be deleted.
      await t.db.deleteFrom('database_kind').execute()
      const attempts = {
        'change a text': t.db.updateTable('terms_versions').set({ text: '[]' }),
        'change a hash': t.db.updateTable('terms_seals').set({ hash: 'x' }),
        'delete a version': t.db.deleteFrom('terms_versions'),
        'delete a seal': t.db.deleteFrom('terms_seals'),
        'leave a gap': t.db.insertInto('terms_seals').values({ ...seal, seq: 9 }),
        'skip a version': t.db.insertInto('terms_versions').values({ ...version, version: 9 }),
      }
      for (const [name, attempt] of Object.entries(attempts)) await expect(attempt.execute(), name).rejects.toThrow('sealed terms are')
      expect((await verifySeals(t.db)).broken).toBeNull()
    })

    it('shows which link is wrong if somebody changes a text in spite of the triggers', async () => {
      const t = await setUp(await open())
      await t.join(NOURA)
      const trigger = t.deps.dialect === 'sqlite' ? 'terms_versions_no_update' : 'terms_versions_stay on terms_versions'
      await sql.raw(`drop trigger ${trigger}`).execute(t.db)
      await t.db.updateTable('terms_versions').set({ text: '[1,"p",[]]' }).execute()
      expect((await verifySeals(t.db)).broken).toBe(1)
      expect(await t.participations.checkSeals(1)).toBe(1)
    })
  })
})
