import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { readConversion } from '@wasla/contract/tracking/conversion-body.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { arrived } from '#platform/uploaded-file.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { eachWorld } from '../../../testing/test-world.ts'
import { addPrograms, clearPrograms, programOf } from '../../programs/testing/program-rows.ts'
import { refusal } from '../../session/testing/session-harness.ts'
import { addClicks, addUncounted } from '../../tracking/testing/harness.ts'
import { adminTestApp, lastLines } from '../testing/admin-app.ts'

type Handle = Parameters<typeof adminTestApp>[0]

async function desk(handle: Handle) {
  const t = await adminTestApp(handle)
  await clearPrograms(t.db)
  await addPrograms(t.db, [programOf('p')])
  const { secretKey } = await t.services.tracking.rotate({ profileId: NABT_COFFEE.profile.id }, 'p')
  const report = async (externalId: string, clickId: string) => {
    const outcome = await t.services.tracking.report({
      entry: 'SERVER',
      key: secretKey ?? '',
      read: (now) => readConversion({ clickId, event: 'SALE', externalId, amount: '10.00' }, now),
    })
    if ('code' in outcome) throw new Error(outcome.code)
    return outcome.id
  }
  const file = (content: string) => {
    const path = join(temporaryFolder(), 'rows.csv')
    writeFileSync(path, content)
    return arrived({ path, name: 'rows.csv', type: 'text/csv', size: Buffer.byteLength(content) })
  }
  const notified = async () =>
    (
      await t.db
        .selectFrom('notifications')
        .selectAll()
        .where('type', 'in', ['PROGRAM_CONVERSION_APPROVED', 'PROGRAM_CONVERSION_REJECTED'])
        .orderBy('profile_id')
        .execute()
    ).map(({ profile_id, type }) => [profile_id, type])
  return { ...t, report, file, notified }
}

describe('the back office of results', () => {
  eachWorld((open) => {
    it('sees why a conversion is held, lets it count, and says so to both sides', async () => {
      const t = await desk(await open())
      await addClicks(t.db, [{ at: testMoment - 1_000 }, {}])
      const held = await t.report('a', 'click-0')
      await t.report('b', 'click-1')
      const { count, data } = await t.service.conversions({ status: 'Held' })
      expect([count, data]).toMatchObject([
        1,
        [{ id: held, reason: 'TOO_FAST', programName: 'Morning coffee', via: 'SERVER', amount: 10_00 }],
      ])
      expect(await t.service.conversion(held)).toMatchObject({
        clickedAt: new Date(testMoment - 1_000).toISOString(),
        note: null,
        evidence: expect.arrayContaining([{ rule: 'TOO_FAST', found: 1, allowed: 3 }]) as unknown,
      })
      const row = await t.service.reviewConversion(t.reviewer, held, { status: 'Approved', reason: 'A known customer' })
      expect(row).toMatchObject({ status: 'Approved', reason: null })
      expect((await t.service.conversion(held)).note).toBe('A known customer')
      expect(new Set(await t.notified())).toEqual(
        new Set([
          [NABT_COFFEE.profile.id, 'PROGRAM_CONVERSION_APPROVED'],
          [NOURA.profile.id, 'PROGRAM_CONVERSION_APPROVED'],
        ]),
      )
      expect(await lastLines(t, 1)).toMatchObject([{ action: 'admin.conversionReviewed', target: held, before: { status: 'Held' } }])
      expect(await refusal(t.service.reviewConversion(t.reviewer, held, { status: 'Approved' }))).toBe('NO_CHANGES_TO_UPDATE')
      expect(await refusal(t.service.reviewConversion(t.reviewer, held, { status: 'Rejected' }))).toBe('DTO_VALIDATION_ERROR')
      await t.service.reviewConversion(t.reviewer, held, { status: 'Reversed', reason: 'It went back' })
      expect(await refusal(t.service.reviewConversion(t.reviewer, 'none', { status: 'Approved' }))).toBe('CONVERSION_NOT_FOUND')
      expect(await refusal(t.service.conversion('none'))).toBe('CONVERSION_NOT_FOUND')
    })

    it('decides on one conversion once, however many do it at the same moment', async () => {
      const t = await desk(await open())
      await addClicks(t.db, [{ at: testMoment - 1_000 }])
      const held = await t.report('a', 'click-0')
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          refusal(t.service.reviewConversion(t.reviewer, held, { status: n % 2 ? 'Approved' : 'Rejected', reason: 'Because of it' })),
        ),
      )
      const done = answers.filter((one) => typeof one !== 'string')
      // One from Held; and, where it was let count first, one that takes it back.
      expect(done.length).toBeGreaterThanOrEqual(1)
      expect(done.length).toBeLessThanOrEqual(2)
      expect(await t.notified()).toHaveLength(2 * done.length)
    })

    it('answers who asks for another look, with a line and words', async () => {
      const t = await desk(await open())
      await t.db
        .insertInto('participations')
        .values({
          ...{ id: 'in', program_id: 'p', profile_id: NOURA.profile.id, user_id: NOURA.user.id },
          ...{ status: 'Accepted', is_automatic: 0, created_at: 1, answered_at: 1 },
        })
        .execute()
      await addUncounted(t.db, { kind: 'CLICK', reason: 'REPEAT', day: '2026-03-15', count: 3 })
      await t.services.tracking.askForLook(
        { profileId: NOURA.profile.id },
        { programId: 'p', profileId: NOURA.profile.id, kind: 'CLICK', reason: 'REPEAT', day: '2026-03-15', note: 'Two sisters' },
      )
      const { count, data } = await t.service.secondLooks({ status: 'Asked' })
      expect([count, data]).toMatchObject([1, [{ count: 3, note: 'Two sisters', programName: 'Morning coffee', status: 'Asked' }]])
      const id = data[0]?.id ?? ''
      expect(await t.service.answerSecondLook(t.reviewer, id, { counts: false, answer: 'One browser.' })).toMatchObject({
        status: 'Upheld',
        answer: 'One browser.',
      })
      expect(await lastLines(t, 1)).toMatchObject([{ action: 'admin.secondLookAnswered', target: id, after: { status: 'Upheld' } }])
      expect(await refusal(t.service.answerSecondLook(t.reviewer, id, { counts: true, answer: 'Or yes' }))).toBe('NO_CHANGES_TO_UPDATE')
      expect((await t.service.secondLooks({ status: 'Asked' })).count).toBe(0)
    })

    it('imports a file row by row, and the same file again without harm', async () => {
      const t = await desk(await open())
      const many = Array.from({ length: 251 }, (_, n) => n)
      await addClicks(
        t.db,
        many.map((n) => ({ id: `c-${n}`, visitor: `v-${n}` })),
      )
      const rows = many.map((n) => `"o-${n}",c-${n},SALE,${n + 1}.50`)
      const heading = '\uFEFFexternalId,clickId,event,amount'
      const content = [heading, ...rows, 'x,none,SALE,1', 'y,c-1,SALE,1.234', ''].join('\r\n')
      const first = await t.service.importConversions(t.reviewer, { programId: 'p', file: t.file(content) })
      expect(first).toEqual({ accepted: 251, rejected: 2, errors: ['253: CLICK_NOT_FOUND', '254: BODY_INVALID amount'] })
      const again = [heading, ...rows.slice(0, 20)].join('\n')
      expect(await t.service.importConversions(t.reviewer, { programId: 'p', file: t.file(again) })).toMatchObject({ accepted: 20 })
      const stored = await t.db.selectFrom('conversions').selectAll().execute()
      expect(stored).toHaveLength(251)
      expect(new Set(stored.map(({ way }) => way))).toEqual(new Set(['IMPORT']))
      expect(await lastLines(t, 3)).toMatchObject([
        { after: { accepted: 20, rejected: 0 } },
        { action: 'admin.conversionsImported', target: 'p', after: { accepted: 1, rejected: 2 } },
        { action: 'admin.conversionsImported', target: 'p', after: { accepted: 250, rejected: 0 } },
      ])
      expect(await refusal(t.service.importConversions(t.reviewer, { programId: 'none', file: t.file(content) }))).toBe('PROGRAM_NOT_FOUND')
      expect(await refusal(t.service.importConversions(t.reviewer, { programId: 'p', file: t.file('a,b') }))).toBe('DTO_VALIDATION_ERROR')
    })
  })
})
