import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { addPrograms, clearPrograms, programOf } from '../../domains/programs/testing/program-rows.ts'
import { testRenderer } from '../../testing/test-renderer.ts'
import { structuredDataOf } from '../rendered-page/testing/structured-data.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { testApp } from '../../testing/test-app.ts'

const page =
  '<!doctype html><html lang="en" dir="ltr"><head><title>Wasla</title><meta name="description" content="x" /></head><body><div id="root"><div class="boot"><svg></svg></div></div></body></html>'

const pasted = '0199a3f0-5b7c-7d21-8e4f-0123456789ab'

async function built() {
  const appRoot = temporaryFolder()
  mkdirSync(join(appRoot, 'pictures'))
  for (const file of ['index.html', 'admin.html', 'till.html']) writeFileSync(join(appRoot, file), page)
  const test = await testApp({ publicUrl: 'https://wasla.example' }, { appRoot, renderer: testRenderer })
  await clearPrograms(test.db)
  await addPrograms(
    test.db,
    [
      programOf('open', { name: '</title>Coffee & more', description: '"><script>alert(1)</script> Beans' }),
      programOf(pasted, { name: 'Found by its id' }),
      programOf('hidden', { isVisible: false, name: 'A secret' }),
      programOf('draft', { status: 'Draft', name: 'A secret' }),
      programOf('scheduled', { status: 'Soon', publishDate: testMoment * 2, name: 'A secret' }),
    ],
    {},
  )
  const get = (path: string, headers: Record<string, string> = {}) => test.app.request(path, { headers })
  return { ...test, get }
}

describe('the page of a program', () => {
  it('describes a listed program in its head, escaped, in the requested language', async () => {
    const { get } = await built()
    const response = await get('/program/open/catalogue?lang=ar', { 'accept-language': 'en' })
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<html lang="ar" dir="rtl"')
    expect(html).toContain('<link rel="canonical" href="https://wasla.example/program/open/overview?lang=ar" />')
    expect(html).toContain('<meta name="robots" content="index, follow, max-image-preview:large" />')
    expect(html).toMatch(/og:image" content="https:\/\/wasla\.example\/share\/program\/open\.png\?lang=ar&#38;v=[\w-]{16}"/)
    expect(html).toContain('<meta property="og:locale" content="ar_AR" /><meta property="og:locale:alternate" content="en_US" />')
    expect(html).toContain('Coffee &#38; more')
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('</title>Coffee')
  })

  it('tells machines who runs the program, where, and from when until when, so that nothing of it can run', async () => {
    const { get } = await built()
    const html = await (await get('/program/open/overview')).text()
    expect(structuredDataOf(html)).toMatchObject({
      '@type': 'WebPage',
      mainEntity: {
        '@type': 'Service',
        name: '</title>Coffee & more',
        description: '"><script>alert(1)</script> Beans',
        provider: { '@type': 'Organization', url: expect.stringContaining('https://wasla.example/profile/brand/') as string },
        offers: { price: 0, availabilityStarts: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string },
      },
    })
    expect(structuredDataOf(await (await get('/program/hidden/overview')).text())).toBeNull()
  })

  it.each([pasted.toUpperCase(), `{${pasted}}`, pasted.replaceAll('-', ''), `${pasted}\u200f`])(
    'redirects from a program’s id in any pasted form: %s',
    async (form) => {
      const { get } = await built()
      const response = await get(`/program/${encodeURIComponent(form)}/overview?lang=ar`)
      expect([response.status, response.headers.get('location')]).toEqual([302, `/program/${pasted}/overview?lang=ar`])
      expect(await (await get(`/program/${pasted}/overview`)).text()).toContain('Found by its id')
    },
  )

  it('is the same page except for its address, not indexed, for hidden, draft, scheduled and unknown programs', async () => {
    const { get } = await built()
    const answers = await Promise.all(
      ['hidden', 'draft', 'scheduled', 'nothing'].map(async (id) => {
        const response = await get(`/program/${id}/overview`)
        const html = await response.text()
        expect(html).toContain(`data-path="/program/${id}/overview"`)
        return { status: response.status, html: html.replace(/data-path="[^"]*"/, '') }
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(answers[0]?.html).toContain('<meta name="robots" content="noindex" />')
    expect(answers[0]?.html).toContain('<title>Program not found · Wasla</title>')
    expect(answers[0]?.html).not.toContain('secret')
  })

  it('sends the app’s page, not indexed, at the addresses of tabs that need a sign-in (Y-27)', async () => {
    const { get } = await built()
    for (const tab of ['shareable-content', 'learning-content', 'performance', 'my-performance', 'applicants', 'participants', 'results']) {
      const response = await get(`/program/open/${tab}`, { accept: 'text/html' })
      expect([tab, response.headers.get('x-robots-tag'), await response.text()]).toEqual([tab, 'noindex', page])
    }
  })

  it('shows no program if its brand is not public or is for adults, or while programs are off', async () => {
    const { get, db, flags, deps } = await built()
    const isFound = async () => {
      deps.clock.advance(1001)
      return (await (await get('/program/open/overview')).text()).includes('Coffee')
    }
    expect(await isFound()).toBe(true)
    const brand = (changes: { status: 'Active' | 'Inactive' }) =>
      db.updateTable('profiles').set(changes).where('id', '=', NABT_COFFEE.profile.id).execute()
    await brand({ status: 'Inactive' })
    expect(await isFound()).toBe(false)
    await brand({ status: 'Active' })
    expect(await isFound()).toBe(true)
    await db.updateTable('flags').set({ enabled: 0 }).where('key', '=', 'program').execute()
    await flags.refresh()
    expect(await isFound()).toBe(false)
  })

  it('asks search engines not to index a program of a brand for adults, and has no preview of it (D-29)', async () => {
    const { get, db } = await built()
    await db.updateTable('profiles').set({ is_nsfw: 1 }).where('id', '=', NABT_COFFEE.profile.id).execute()
    const html = await (await get('/program/open/overview')).text()
    expect(html).toContain('<title>&#60;/title&#62;Coffee &#38; more · Wasla</title>')
    expect(html).toContain('<meta name="robots" content="noindex" /><meta name="rating" content="adult" />')
    expect(html).not.toMatch(/og:|ld\+json|\/share\//)
  })

  it('answers 304 if nothing changed', async () => {
    const { get } = await built()
    for (const id of ['open', 'hidden']) {
      const etag = (await get(`/program/${id}/overview`)).headers.get('etag') ?? ''
      expect((await get(`/program/${id}/overview`, { 'if-none-match': etag })).status).toBe(304)
    }
  })
})

describe('the share picture of a program', () => {
  it('is drawn at the address in the page, and only for listed programs', async () => {
    const { get } = await built()
    const address = /og:image" content="https:\/\/wasla\.example([^"]+)"/
      .exec(await (await get('/program/open/overview')).text())?.[1]
      ?.replaceAll('&#38;', '&')
    const response = await get(address ?? '')
    const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    for (const id of ['hidden', 'draft', 'scheduled', 'nothing']) expect((await get(`/share/program/${id}.png`)).status).toBe(404)
  })
})
