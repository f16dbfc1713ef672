import { describe, expect, it } from 'vitest'
import { ownDataLimits } from '@wasla/contract/own-data/limits.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { bearer, testApp } from '../testing/test-app.ts'

/** Noura, with an archive of her data and the path of a link to it. */
async function setUp() {
  const t = await testApp()
  const { accessToken, refreshToken } = await t.enter(NOURA)
  const noura = bearer(accessToken)
  const viewer = await t.services.session.readViewer(noura.authorization)
  if (!viewer) throw new Error('Nobody is signed in')
  const { ownData } = t.services
  await ownData.requestArchive(viewer)
  await ownData.makeArchives()
  const { archive } = await ownData.myData(viewer)
  const { url } = await ownData.linkArchive(viewer, archive?.id ?? '')
  return { ...t, noura, refreshToken, id: archive?.id ?? '', path: new URL(url).pathname, get: async (path: string) => t.app.request(path) }
}

describe('GET /own-data/:link', () => {
  it('sends the archive as a file that nothing stores, to a browser without a session', async () => {
    const t = await setUp()
    const response = await t.get(t.path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-\d{4}-\d{2}-\d{2}\.zip"$/)
    expect([response.headers.get('cache-control'), response.headers.get('referrer-policy')]).toEqual(['private, no-store', 'no-referrer'])
    const content = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(content.length))
    expect(content.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  })

  it('answers HEAD with the same headers and no content', async () => {
    const t = await setUp()
    const [whole, head] = [await t.get(t.path), await t.app.request(t.path, { method: 'HEAD' })]
    expect([head.status, head.headers.get('content-length')]).toEqual([200, whole.headers.get('content-length')])
    expect(await head.text()).toBe('')
    await whole.body?.cancel()
  })

  it('answers 404 to a link that was changed, is none, or is over, and after its session has ended', async () => {
    const t = await setUp()
    const changed = `${t.path.slice(0, 60)}${t.path[60] === 'A' ? 'B' : 'A'}${t.path.slice(61)}`
    for (const path of [changed, '/own-data/x', `/own-data/${'x'.repeat(200)}`, `/own-data/${t.id}`])
      expect((await t.get(path)).status, path).toBe(404)
    const signOut = 'mutation ($token: String!) { signOut(refreshToken: $token) { __typename } }'
    expect((await t.ask(signOut, { token: t.refreshToken }, t.noura)).body.errors).toBeUndefined()
    expect((await t.get(t.path)).status).toBe(404)
    const later = await setUp()
    later.deps.clock.advance(ownDataLimits.link)
    expect((await later.get(later.path)).status).toBe(404)
  })

  it('is the only way to an archive: the address of uploads does not know it', async () => {
    const t = await setUp()
    for (const path of [`/files/${t.id}.zip`, `/files/${t.id}`]) expect((await t.get(path)).status, path).toBe(404)
    const signedIn = await t.app.request(`/files/${t.id}.zip`, { headers: t.noura })
    expect(signedIn.status).toBe(404)
  })

  it('is gone from the store after the demonstration was reset', async () => {
    const t = await setUp()
    expect(await t.deps.files.open(`${t.id}.zip`)).not.toBeNull()
    await t.demo?.reset()
    expect(await t.deps.files.open(`${t.id}.zip`)).toBeNull()
  })
})
