import { describe, expect, it } from 'vitest'
import { promoCodeProblem } from '@wasla/contract/participations/promo-codes/code.ts'
import { promoCodeLook } from '@wasla/contract/participations/promo-codes/look.ts'
import type { CountsBy } from '@wasla/contract/programs/counts-by.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import { HUDA, NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { createServices } from '../../services/services.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { addPrograms, clearPrograms, programOf } from '../programs/testing/program-rows.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { viewerFor } from './testing/viewers.ts'

const times = <T>(count: number, work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => work(n)))

/** Two service instances on one database, with two programs of one brand that accept automatically. */
async function codePrograms(handle: DatabaseHandle, countsBy: CountsBy = 'LINKS_AND_CODES') {
  const { db } = handle
  await clearPrograms(db)
  await addPrograms(db, [programOf('p', { isPublic: true, countsBy }), programOf('q', { isPublic: true, countsBy })])
  const deps = testDeps(handle)
  const services = [createServices(deps), createServices(deps)] as const
  const [{ participations }] = services
  const join = async (member: Member, programId: string) => {
    const viewer = await viewerFor(db, member)
    await participations.join(viewer, programId)
    deps.clock.advance(60_000)
    await participations.acceptDue()
    return viewer
  }
  return { db, services, participations, join, codes: () => db.selectFrom('promo_codes').selectAll().orderBy('created_at').execute() }
}

describe('codes of participants', () => {
  eachWorld((open) => {
    it('are given when a request is accepted, one to each, and only by programs that count codes', async () => {
      const t = await codePrograms(await open())
      await t.join(NOURA, 'p')
      await t.join(REEM, 'p')
      const codes = await t.codes()
      expect(codes.map(({ profile_id }) => profile_id).toSorted()).toEqual([NOURA.profile.id, REEM.profile.id].toSorted())
      for (const { code, look, is_chosen, owner_id } of codes) {
        expect([promoCodeProblem(code), is_chosen, owner_id]).toEqual([null, 0, NABT_COFFEE.profile.id])
        expect(look).toBe(promoCodeLook(code))
      }
      const links = await codePrograms(await open(), 'LINKS')
      await links.join(NOURA, 'p')
      expect(await links.codes()).toEqual([])
    })

    it('are chosen once, and the generated one stays', async () => {
      const t = await codePrograms(await open())
      const noura = await t.join(NOURA, 'p')
      expect(await t.participations.chooseCode(noura, { programId: 'p', code: 'nura-٧' })).toEqual({ code: 'NURA7', isChosen: true })
      expect(await refusal(t.participations.chooseCode(noura, { programId: 'p', code: 'NURA9' }))).toBe('PROMO_CODE_ALREADY_CHOSEN')
      expect(await refusal(t.participations.codeIdeas(noura, 'p', 'NURA9'))).toBe('PROMO_CODE_ALREADY_CHOSEN')
      expect((await t.codes()).map(({ is_chosen }) => is_chosen).toSorted()).toEqual([0, 1])
    })

    it('are unique among all programs of a brand, also if one is only read as another', async () => {
      const t = await codePrograms(await open())
      const noura = await t.join(NOURA, 'p')
      const reem = await t.join(REEM, 'q')
      await t.participations.chooseCode(noura, { programId: 'p', code: 'SUNBEAM5' })
      for (const code of ['SUNBEAM5', 'SVNPEAMS'])
        expect(await refusal(t.participations.chooseCode(reem, { programId: 'q', code }))).toBe('DTO_VALIDATION_ERROR')
      expect(await t.participations.codeIdeas(reem, 'q', 'sunbeam5')).toMatchObject({ typed: 'SUNBEAM5', problem: 'promoCodeTaken' })
    })

    it('are of participants only: strangers and the owner read a program that is not there', async () => {
      const t = await codePrograms(await open())
      for (const member of [HUDA, NABT_COFFEE]) {
        const viewer = await viewerFor(t.db, member)
        expect(await refusal(t.participations.chooseCode(viewer, { programId: 'p', code: 'REEM7' }))).toBe('PROGRAM_NOT_FOUND')
        expect(await refusal(t.participations.codeIdeas(viewer, 'p', ''))).toBe('PROGRAM_NOT_FOUND')
      }
    })

    it('go to one of several participants who choose one code at the same moment', async () => {
      const t = await codePrograms(await open())
      const viewers = [await t.join(NOURA, 'p'), await t.join(REEM, 'p'), await t.join(HUDA, 'q')]
      const choose = (n: number) => {
        const viewer = viewers[n % 3]
        if (!viewer) throw new Error('There are three')
        return t.services[n % 2 ? 0 : 1].participations.chooseCode(viewer, { programId: n % 3 === 2 ? 'q' : 'p', code: 'REEM7' })
      }
      const answers = await times(9, (n) => refusal(choose(n)))
      expect(answers.filter((one) => one !== 'DTO_VALIDATION_ERROR' && one !== 'PROMO_CODE_ALREADY_CHOSEN')).toHaveLength(1)
      expect((await t.codes()).filter(({ is_chosen }) => is_chosen === 1)).toMatchObject([{ code: 'REEM7' }])
    })

    it('are one each if one participant chooses several at the same moment', async () => {
      const t = await codePrograms(await open())
      const noura = await t.join(NOURA, 'p')
      const names = ['NURA2', 'NURA3', 'NURA4', 'NURA6']
      const answers = await times(8, (n) =>
        refusal(t.services[n % 2 ? 0 : 1].participations.chooseCode(noura, { programId: 'p', code: names[n % 4] ?? '' })),
      )
      expect(answers.filter((one) => one === 'PROMO_CODE_ALREADY_CHOSEN')).toHaveLength(7)
      expect((await t.codes()).filter(({ is_chosen }) => is_chosen === 1)).toHaveLength(1)
    })
  })
})
