import { describe, expect, it } from 'vitest'
import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { findLastSeal } from '../domains/sealed-terms/service.ts'
import { readPdf } from '../platform/pdf/testing/read-pdf.ts'
import { bearer, testApp } from '../testing/test-app.ts'

/** Noura, who takes part in a program, and somebody else. */
async function setUp() {
  const t = await testApp()
  const [noura, other] = [bearer((await t.enter('INFLUENCER')).accessToken), bearer((await t.enter('AGENT')).accessToken)]
  const viewer = await t.services.session.readViewer(noura.authorization)
  if (!viewer) throw new Error('Nobody is signed in')
  const { id } = await t.deps.db
    .selectFrom('participations')
    .select('id')
    .where('program_id', '=', MORNING_CUP.program.id)
    .where('profile_id', '=', viewer.profileId)
    .executeTakeFirstOrThrow()
  const receipt = await t.services.participations.receipt(viewer, id)
  return {
    ...t,
    noura,
    other,
    id,
    receipt,
    get: async (path: string, headers: Record<string, string> = {}) => t.app.request(path, { headers }),
  }
}

describe('GET /receipts/*', () => {
  it('answers the hash of a seal to anybody, without terms and people, and 404 beyond the chain', async () => {
    const t = await setUp()
    const { seq, hash, sealedAt } = t.receipt.seal
    const response = await t.get(`/receipts/seals/${seq}`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(await response.json()).toEqual({ number: seq, hash, sealedAt })
    const last = (await findLastSeal(t.deps.db))?.seq ?? 0
    for (const number of [String(last + 1), '0', '-1', '01', 'x', '9'.repeat(16)])
      expect((await t.get(`/receipts/seals/${number}`)).status).toBe(404)
  })

  it('sends the receipt as a PDF with the sealed terms and hashes', async () => {
    const t = await setUp()
    const response = await t.get(`/receipts/${t.id}.pdf`, t.noura)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${t.receipt.number}.pdf"`)
    const printed = (await readPdf(new Uint8Array(await response.arrayBuffer()))).pages.flat()
    expect(printed).toContain(t.receipt.number)
    expect(printed.map((text) => text.replaceAll(' ', ''))).toEqual(expect.arrayContaining([t.receipt.terms.hash, t.receipt.seal.hash]))
  })

  it('sends no receipt to others, to the signed out, or for a name that is none', async () => {
    const t = await setUp()
    expect((await t.get(`/receipts/${t.id}.pdf`, t.other)).status).toBe(403)
    expect((await t.get(`/receipts/${t.id}.pdf`)).status).toBe(401)
    expect((await t.get('/receipts/none.pdf', t.noura)).status).toBe(403)
  })
})
