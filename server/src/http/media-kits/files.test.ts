import { describe, expect, it } from 'vitest'
import { findLastSeal } from '../../domains/media-kits/stores/seals.ts'
import { readPdf } from '../../platform/pdf/testing/read-pdf.ts'
import { bearer, testApp } from '../../testing/test-app.ts'

/** Noura with a kit of everything. `get` sends requests without a session. */
async function setUp() {
  const t = await testApp()
  const viewer = await t.services.session.readViewer(bearer((await t.enter('INFLUENCER')).accessToken).authorization)
  if (!viewer) throw new Error('Nobody is signed in')
  const kit = await t.services.mediaKits.make(viewer, { parts: ['ACCOUNTS', 'AUDIENCE', 'PRICES'] })
  return { ...t, viewer, kit, get: async (path: string) => t.app.request(path) }
}

describe('GET /media-kits/*', () => {
  it('answers the hash of a seal to anybody, and 404 beyond the chain', async () => {
    const t = await setUp()
    const response = await t.get(`/media-kits/seals/${t.kit.link}`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(await response.json()).toEqual({ number: t.kit.link, hash: t.kit.linkHash, sealedAt: t.kit.madeAt })
    const last = (await findLastSeal(t.deps.db))?.seq ?? 0
    for (const number of [String(last + 1), '0', '-1', '01', 'x']) expect((await t.get(`/media-kits/seals/${number}`)).status).toBe(404)
  })

  it('answers a kit as a PDF in both languages, and the same bytes each time', async () => {
    const t = await setUp()
    const paper = async () => new Uint8Array(await (await t.get(`/media-kits/${t.kit.id}.pdf`)).arrayBuffer())
    const [first, second] = [await paper(), await paper()]
    expect(Buffer.compare(first, second)).toBe(0)
    const { pages, spoken } = await readPdf(first)
    const text = [...pages.flat(), ...spoken].join('\n')
    for (const said of ['Noura Alotaibi', t.kit.id, 'Followers', 'المتابعون', 'الملف الإعلامي']) expect(text).toContain(said)
  })

  it('answers 404 for a kit that was removed, and for every other name, and limits a network', async () => {
    const t = await setUp()
    await t.services.mediaKits.remove(t.viewer, t.kit.id)
    for (const name of [`${t.kit.id}.pdf`, 'MK-0000-0000-0000.pdf', 'x.pdf', t.kit.id, '..%2fx.pdf'])
      expect((await t.get(`/media-kits/${name}`)).status).toBe(404)
    await t.deps.db.updateTable('rate_limits').set({ count: 10 }).where('key', 'like', 'media-kits:%').execute()
    expect((await t.get(`/media-kits/${t.kit.id}.pdf`)).status).toBe(429)
  })
})
