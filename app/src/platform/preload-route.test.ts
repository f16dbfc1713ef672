import { expect, test } from 'vitest'
import { preloadRoute } from './preload-route.ts'

type Link = { rel?: string; href?: string; crossOrigin?: string }

/** The parts of a page that name the files of its routes and take links. */
function pageWith(data: string | null) {
  const links: Link[] = []
  const page = {
    getElementById: () => (data === null ? null : { textContent: data }),
    createElement: (): Link => ({}),
    head: { append: (link: Link) => links.push(link) },
  }
  return { page: page as unknown as Document, links }
}

test('the scripts, words and styles of a route are requested, in one language', () => {
  const home = { scripts: ['/a.js'], styles: ['/a.css'], en: ['/en.js'], ar: ['/ar.js'] }
  const { page, links } = pageWith(JSON.stringify({ routes: { '/home': home } }))
  preloadRoute(page, '/home', 'ar')
  expect(links.map(({ rel, href }) => `${rel} ${href}`)).toEqual(['modulepreload /a.js', 'modulepreload /ar.js', 'prefetch /a.css'])
})

test.each([null, '', '{', '{}', '{"routes":{}}'])('a page with the data %j requests nothing', (data) => {
  const { page, links } = pageWith(data)
  preloadRoute(page, '/home', 'en')
  expect(links).toEqual([])
})
