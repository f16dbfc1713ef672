import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { HAYA } from '@wasla/mocks/world/unfinished.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { testApp } from '../../testing/test-app.ts'
import { testRenderer } from '../../testing/test-renderer.ts'

const page =
  '<!doctype html><html lang="en" dir="ltr"><head><title>Wasla</title><meta name="description" content="x" /></head><body><div id="root"><div class="boot"><svg></svg></div></div><template id="entry-en"><p>entry</p></template></body></html>'

async function built() {
  const appRoot = temporaryFolder()
  mkdirSync(join(appRoot, 'pictures'))
  for (const file of ['index.html', 'admin.html', 'till.html']) writeFileSync(join(appRoot, file), page)
  writeFileSync(
    join(appRoot, 'pictures/reem.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="red"/></svg>',
  )
  const test = await testApp({ publicUrl: 'https://wasla.example' }, { appRoot, renderer: testRenderer })
  const get = (path: string, headers: Record<string, string> = {}) => test.app.request(path, { headers })
  return { ...test, get }
}

const reem = '/profile/influencer/reem_dosari'

describe('the page of a public profile', () => {
  it('has name, picture and texts for link previews in one plain response', async () => {
    const { get } = await built()
    const response = await get(reem)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<title>Reem Aldosari (@reem_dosari) · Wasla</title>')
    expect(html).toMatch(/og:image" content="https:\/\/wasla\.example\/share\/profile\/reem_dosari\.png\?lang=en&#38;v=[\w-]{16}"/)
    expect(html).toContain(`data-path="${reem}"`)
    expect(html).not.toContain('entry')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
  })

  it('is in the language of its address, else in a language that the reader accepts', async () => {
    const { get } = await built()
    const language = async (path: string, accept: string) => {
      const response = await get(path, { 'accept-language': accept })
      expect(response.headers.get('vary')).toContain('accept-language')
      return /<html lang="(\w+)" dir="(\w+)" data-rendered="">/
        .exec(await response.text())
        ?.slice(1)
        .join(' ')
    }
    expect(await language(reem, 'ar-SA,ar;q=0.9')).toBe('ar rtl')
    expect(await language(reem, 'fr')).toBe('en ltr')
    expect(await language(`${reem}?lang=ar`, 'en')).toBe('ar rtl')
    expect(await language(`${reem}?lang=xx"><script>`, 'en')).toBe('en ltr')
  })

  it('names cities in the language of the page', async () => {
    const { get } = await built()
    expect(await (await get(`${reem}?lang=en`)).text()).toContain('Riyadh')
    expect(await (await get(`${reem}?lang=ar`)).text()).toContain('الرياض')
  })

  it('answers 304 if nothing changed, and is revalidated each time', async () => {
    const { get, db, deps } = await built()
    const first = await get(reem)
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    const etag = first.headers.get('etag') ?? ''
    expect((await get(reem, { 'if-none-match': etag })).status).toBe(304)
    await db.updateTable('profiles').set({ bio: 'New words' }).where('id', '=', REEM.profile.id).execute()
    deps.clock.advance(1001)
    expect((await get(reem, { 'if-none-match': etag })).status).toBe(200)
  })

  it('is the same 404 page for an unknown profile and for one that is not public', async () => {
    const { get, db } = await built()
    await db
      .updateTable('profiles')
      .set({ user_name: 'haya_waits', user_name_key: 'haya_waits' })
      .where('id', '=', HAYA.profile.id)
      .execute()
    const answers = await Promise.all(
      [
        '/profile/influencer/haya_waits',
        '/profile/influencer/nobody_here',
        '/profile/brand/reem_dosari',
        '/profile/nonsense/reem_dosari',
      ].map(async (path) => {
        const response = await get(path)
        return { status: response.status, etag: response.headers.get('etag'), html: await response.text() }
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
    expect(answers[0]?.html).toContain('<meta name="robots" content="noindex" />')
  })

  it('redirects from capitals, other words for a type, former types, old names and tabs that the type does not have', async () => {
    const { get, db } = await built()
    const former = { profile_id: REEM.profile.id, created_at: 0 }
    await db
      .insertInto('former_addresses')
      .values([
        { ...former, id: 'f1', type: 'INFLUENCER', user_name_key: 'reem_before', until: Date.UTC(2100, 0, 1) },
        { ...former, id: 'f2', type: 'INFLUENCER', user_name_key: 'reem_long_ago', until: 1 },
        { ...former, id: 'f3', type: 'AGENT', user_name_key: 'reem_dosari', until: null },
      ])
      .execute()
    for (const [from, status, to] of [
      ['/profile/Influencer/Reem_Dosari', 308, reem],
      ['/profile/networker/reem_dosari?lang=ar', 308, `${reem}?lang=ar`],
      ['/profile/influencer/reem_before', 308, reem],
      ['/profile/about/influencer/reem_before', 308, '/profile/about/influencer/reem_dosari'],
      ['/profile/agent/reem_dosari', 308, reem],
      ['/profile/programs/influencer/reem_dosari', 302, reem],
      ['/profile/influencer/reem_long_ago', 404, null],
    ] as const) {
      const response = await get(from)
      expect([from, response.status, response.headers.get('location')]).toEqual([from, status, to])
    }
    expect((await get('/profile/about/influencer/reem_dosari')).status).toBe(200)
    expect((await get(`/profile/programs/brand/${NABT_COFFEE.profile.userName?.toLowerCase()}`)).status).toBe(200)
  })
})

describe('the share picture of a profile', () => {
  it('is drawn at the address in the page, and cacheable there for a day', async () => {
    const { get } = await built()
    const address =
      /og:image" content="https:\/\/wasla\.example([^"]+)"/.exec(await (await get(reem)).text())?.[1]?.replaceAll('&#38;', '&') ?? ''
    const response = await get(address)
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400, immutable')
    const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    expect((await get(address, { 'if-none-match': response.headers.get('etag') ?? '' })).status).toBe(304)
    expect((await get('/share/profile/reem_dosari.png?lang=en&v=old')).headers.get('cache-control')).toBe('public, max-age=300')
  })

  it('differs by language, and exists only for public profiles', async () => {
    const { get } = await built()
    const tag = async (path: string) => (await get(`/share/profile/${path}`)).headers.get('etag')
    expect(await tag('noura_cooks.png?lang=ar')).not.toBe(await tag('noura_cooks.png?lang=en'))
    for (const path of ['nobody_here.png', '..%2fsecret.png', 'noura_cooks.jpg', `${HAYA.profile.id}.png`])
      expect((await get(`/share/profile/${path}`)).status).toBe(404)
    expect(NOURA.profile.userName).toBe('noura_cooks')
  })

  it('is drawn a limited number of times for one network; stored pictures are still sent', async () => {
    const { get, db } = await built()
    await get('/share/profile/reem_dosari.png?lang=en')
    await db.updateTable('rate_limits').set({ count: 30 }).where('key', 'like', 'share:%').execute()
    expect((await get('/share/profile/reem_dosari.png?lang=ar')).status).toBe(429)
    expect((await get('/share/profile/reem_dosari.png?lang=en')).status).toBe(200)
  })
})

describe('sitemap.xml', () => {
  it('lists every public profile, page by page, and robots.txt names it', async () => {
    const { get, db } = await built()
    expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://wasla.example/sitemap.xml')
    const index = await (await get('/sitemap.xml')).text()
    expect(index).toContain('<loc>https://wasla.example/sitemap/profiles.xml</loc>')
    const list = await (await get('/sitemap/profiles.xml')).text()
    const { count } = await db
      .selectFrom('profiles')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('status', 'in', ['Active', 'AdminVerifying', 'IdentityVerifying'])
      .where('user_name_key', 'is not', null)
      .where((row) => row.or([row('is_nsfw', 'is', null), row('is_nsfw', '=', 0)]))
      .executeTakeFirstOrThrow()
    expect(list.match(/<loc>/g)).toHaveLength(count)
    expect(list).toContain(`<loc>https://wasla.example${reem}</loc>`)
    expect((await get('/sitemap/profiles.xml?after=%27--')).status).toBe(404)
  })
})
