import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { testApp } from '../../testing/test-app.ts'
import { testRenderer } from '../../testing/test-renderer.ts'
import { structuredDataOf } from '../rendered-page/testing/structured-data.ts'

const page =
  '<!doctype html><html lang="en" dir="ltr"><head><title>Wasla</title><meta name="description" content="x" /></head><body><div id="root"><div class="boot"><svg></svg></div></div></body></html>'

const written = {
  name: '</title>Coffee & more',
  description: '<p>"&gt;&lt;script&gt;alert(1)&lt;/script&gt; Beans</p><script>alert(2)</script>',
}

/** Makes three groups of the demo discoverable, hidden and deleted. */
async function built() {
  const appRoot = temporaryFolder()
  mkdirSync(join(appRoot, 'pictures'))
  for (const file of ['index.html', 'admin.html', 'till.html']) writeFileSync(join(appRoot, file), page)
  const test = await testApp({ publicUrl: 'https://wasla.example' }, { appRoot, renderer: testRenderer })
  const found = await test.db.selectFrom('groups').select('id').orderBy('id').limit(3).execute()
  const kinds = [
    { user_name: 'open_one', is_discoverable: 1, deleted_at: null },
    { user_name: 'hidden_one', is_discoverable: 0, deleted_at: null },
    { user_name: 'deleted_one', is_discoverable: 1, deleted_at: 1 },
  ] as const
  for (const [place, kind] of kinds.entries())
    await test.db
      .updateTable('groups')
      .set({ ...kind, ...written, members_count: 3 })
      .where('id', '=', found[place]?.id ?? '')
      .execute()
  const get = (path: string, headers: Record<string, string> = {}) => test.app.request(path, { headers })
  return { ...test, get }
}

describe('the page of a group', () => {
  it('describes a discoverable group in its head, escaped, in the requested language', async () => {
    const { get } = await built()
    const response = await get('/groups/open_one/stats?lang=ar', { 'accept-language': 'en' })
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<html lang="ar" dir="rtl"')
    expect(html).toContain('<link rel="canonical" href="https://wasla.example/groups/open_one?lang=ar" />')
    expect(html).toContain('<meta name="robots" content="index, follow, max-image-preview:large" />')
    expect(html).toMatch(/og:image" content="https:\/\/wasla\.example\/share\/group\/open_one\.png\?lang=ar&#38;v=[\w-]{16}"/)
    expect(html).toContain('Coffee &#38; more')
    expect(html).toContain('<meta property="og:locale" content="ar_AR" /><meta property="og:locale:alternate" content="en_US" />')
    expect(html).toContain('data-path="/groups/open_one?lang=ar"')
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('</title>Coffee')
  })

  it('tells machines what a discoverable group is and how many members it has, so that nothing of it can run', async () => {
    const { get } = await built()
    const html = await (await get('/groups/open_one')).text()
    expect(structuredDataOf(html)).toMatchObject({
      '@type': 'ProfilePage',
      inLanguage: 'en',
      mainEntity: {
        '@type': 'Organization',
        name: '</title>Coffee & more',
        alternateName: '@open_one',
        description: '"><script>alert(1)</script> Beans',
        url: 'https://wasla.example/groups/open_one',
        interactionStatistic: { '@type': 'InteractionCounter', userInteractionCount: 3 },
      },
    })
    expect(html).not.toContain('<script>alert')
    expect(structuredDataOf(await (await get('/groups/hidden_one')).text())).toBeNull()
  })

  it('shows only name and description of a hidden group, and asks search engines not to index it', async () => {
    const { get } = await built()
    const html = await (await get('/groups/hidden_one')).text()
    expect(html).toContain('<meta name="robots" content="noindex" />')
    expect(html).toContain('property="og:title" content="&#60;/title&#62;Coffee &#38; more on Wasla"')
    expect(html).not.toMatch(/og:image|canonical|\/share\//)
  })

  it('answers 404 for a deleted group, the same as for one that never existed, except for its own address', async () => {
    const { get } = await built()
    const answers = await Promise.all(
      ['deleted_one', 'nobodys_name', '..%2f..%2fetc', 'x'.repeat(500)].map(async (name) => {
        const response = await get(`/groups/${name}`)
        const html = await response.text()
        return { status: response.status, html: html.replace(/data-path="[^"]*"/, '') }
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
    expect(answers[0]?.html).toContain('<meta name="robots" content="noindex" />')
    expect((await get('/groups/open_one/nonsense')).status).toBe(404)
  })

  it('redirects to one address per group, and leaves the app’s own pages alone', async () => {
    const { get } = await built()
    const response = await get('/groups/Open_One/stats?lang=ar')
    expect([response.status, response.headers.get('location')]).toEqual([308, '/groups/open_one?lang=ar'])
    for (const path of ['/groups', '/groups/create', '/groups/my/some-id', '/groups/my/some-id/stats', '/groups/edit/some-id'])
      expect((await get(path)).status).toBe(200)
  })

  it('answers 304 if nothing changed', async () => {
    const { get } = await built()
    const etag = (await get('/groups/open_one')).headers.get('etag') ?? ''
    expect((await get('/groups/open_one', { 'if-none-match': etag })).status).toBe(304)
  })
})

describe('the share picture of a group', () => {
  it('is drawn at the address in the page, and only for discoverable groups', async () => {
    const { get } = await built()
    const address = /og:image" content="https:\/\/wasla\.example([^"]+)"/
      .exec(await (await get('/groups/open_one')).text())?.[1]
      ?.replaceAll('&#38;', '&')
    const response = await get(address ?? '')
    const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    for (const name of ['hidden_one', 'deleted_one', 'nobodys_name']) expect((await get(`/share/group/${name}.png`)).status).toBe(404)
  })
})
