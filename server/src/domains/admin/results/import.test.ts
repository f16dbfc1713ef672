import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { arrived } from '#platform/uploaded-file.ts'
import { counted } from '../../../testing/counted.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { eachWorld } from '../../../testing/test-world.ts'
import { addPrograms, clearPrograms, programOf } from '../../programs/testing/program-rows.ts'
import { refusal } from '../../session/testing/session-harness.ts'
import { addClicks } from '../../tracking/testing/harness.ts'
import { adminTestApp, lastLines } from '../testing/admin-app.ts'

const heading = 'externalId,clickId,event,amount'

async function desk(handle: Parameters<typeof adminTestApp>[0]) {
  const t = await adminTestApp(handle)
  await clearPrograms(t.db)
  await addPrograms(t.db, [programOf('p')])
  const request = (content: string | Uint8Array) => {
    const path = join(temporaryFolder(), 'rows.csv')
    writeFileSync(path, content)
    return { programId: 'p', file: arrived({ path, name: 'rows.csv', type: 'text/csv', size: Buffer.byteLength(content) }) }
  }
  const stored = () => t.db.selectFrom('conversions').selectAll().orderBy('external_id').execute()
  return {
    ...t,
    request,
    stored,
    preview: (content: string | Uint8Array) => t.service.previewImport(request(content)),
    post: (content: string | Uint8Array) => t.service.importConversions(t.reviewer, request(content)),
  }
}

const outcomesOf = ({ rows }: { rows: readonly { row: number; outcome: string }[] }) => rows.map(({ row, outcome }) => [row, outcome])

describe('importing a file of results', () => {
  eachWorld((open) => {
    it('changes nothing in a preview, and then posts what the preview showed', async () => {
      const t = await desk(await open())
      await addClicks(t.db, [{}, { id: 'other', visitor: 'v2' }])
      await t.post(`${heading}\nknown,click-0,SALE,10`)
      const [lines, rows] = [await lastLines(t, 50), await t.stored()]
      const content = [
        heading,
        'new,click-0,SALE,12.50',
        'known,click-0,SALE,10.00',
        'known,other,SALE,11',
        'lost,none,SALE,1',
        '1.0E+15,click-0,SALE,1',
        '1.0E+15,click-0,SALE,2',
        'new,click-0,SALE,12.50',
      ].join('\n')
      const preview = await t.preview(content)
      expect(outcomesOf(preview)).toEqual([
        [2, 'ACCEPTED'],
        [3, 'REPEATED'],
        [4, 'DIFFERING'],
        [5, 'REFUSED'],
        [6, 'REFUSED'],
        [7, 'REFUSED'],
        [8, 'REPEATED'],
      ])
      expect(preview).toMatchObject({ accepted: 1, repeated: 2, differing: 1, rejected: 3, replaced: 0, amount: 12_50 })
      expect(preview.rows[0]).toMatchObject({ participant: expect.stringMatching(/./) as unknown, known: null })
      expect(preview.rows[2]).toMatchObject({ differs: ['clickId', 'amount'], known: { amount: 10_00, via: 'IMPORT' } })
      expect(preview.rows[4]).toMatchObject({ code: 'BODY_INVALID', problems: [{ column: 'externalId', rule: 'rounded' }] })
      expect(preview.errors).toEqual(['5: CLICK_NOT_FOUND', '6: BODY_INVALID externalId', '7: BODY_INVALID externalId'])
      expect([await lastLines(t, 50), await t.stored()]).toEqual([lines, rows])
      expect(await t.post(content)).toEqual(preview)
      expect((await t.stored()).map((one) => [one.external_id, one.amount])).toEqual([
        ['known', 10_00],
        ['new', 12_50],
      ])
      expect(outcomesOf(await t.post(content))[0]).toEqual([2, 'REPEATED'])
    })

    it('posts in batches, each with its audit line, and posts nothing twice', async () => {
      const t = await desk(await open())
      const many = Array.from({ length: 251 }, (_, n) => n)
      await addClicks(
        t.db,
        many.map((n) => ({ id: `c-${n}`, visitor: `v-${n}` })),
      )
      const rows = many.map((n) => `"o-${n}",c-${n},SALE,${n + 1}.50`)
      const content = [`\uFEFF${heading}`, ...rows, 'x,none,SALE,1', 'y,c-1,SALE,1.234', ''].join('\r\n')
      expect(await t.post(content)).toMatchObject({
        accepted: 251,
        rejected: 2,
        errors: ['253: CLICK_NOT_FOUND', '254: BODY_INVALID amount'],
      })
      expect(await t.post([heading, ...rows.slice(0, 20)].join('\n'))).toMatchObject({ accepted: 0, repeated: 20 })
      const stored = await t.stored()
      expect(stored).toHaveLength(251)
      expect(new Set(stored.map(({ way }) => way))).toEqual(new Set(['IMPORT']))
      expect(await lastLines(t, 3)).toMatchObject([
        { after: { accepted: 0, rejected: 0 } },
        { action: 'admin.conversionsImported', target: 'p', after: { accepted: 1, rejected: 2 } },
        { action: 'admin.conversionsImported', target: 'p', after: { accepted: 250, rejected: 0 } },
      ])
    })

    it('matches an order number written with marks, blanks or other digits', async () => {
      const t = await desk(await open())
      await addClicks(t.db, [{}])
      expect(await t.post(`${heading}\n9001,click-0,SALE,5\n\u200f9001,click-0,SALE,5\n٩٠٠١ ,click-0,SALE,5`)).toMatchObject({
        accepted: 1,
        repeated: 2,
      })
      expect(await t.stored()).toHaveLength(1)
    })

    it('looks up 5,000 rows in at most two dozen statements', async () => {
      const handle = await open()
      const seen = counted(handle.db)
      const t = await desk({ ...handle, db: seen.db })
      await addClicks(t.db, [{}])
      const before = seen.statements
      const rows = Array.from({ length: 5_000 }, (_, n) => `o-${n},click-${n},SALE,1`)
      const { rejected, accepted } = await t.preview([heading, ...rows].join('\n'))
      expect([accepted, rejected]).toEqual([1, 4_999])
      expect(seen.statements - before).toBeLessThanOrEqual(24)
    })

    it('refuses an invalid file, and one for an unknown program', async () => {
      const t = await desk(await open())
      expect(await refusal(t.preview('a,b'))).toBe('DTO_VALIDATION_ERROR')
      expect(await refusal(t.preview('x'.repeat(conversionLimits.importBytes + 1)))).toBe('DTO_VALIDATION_ERROR')
      expect(await refusal(t.post(`${heading},amount\no,c,SALE,1,2`))).toBe('DTO_VALIDATION_ERROR')
      const nowhere = { ...t.request(`${heading}\no,c,SALE,1`), programId: 'none' }
      expect(await refusal(t.service.previewImport(nowhere))).toBe('PROGRAM_NOT_FOUND')
      expect(await refusal(t.service.importConversions(t.reviewer, nowhere))).toBe('PROGRAM_NOT_FOUND')
    })
  })
})
