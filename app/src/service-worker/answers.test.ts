import { describe, expect, test } from 'vitest'
import { appAnswer, fileAnswer, keepPage, keepRequestIn, pageAnswer, type Box } from './answers.ts'

const keyOf = (request: RequestInfo | URL) => (request instanceof Request ? new URL(request.url).pathname : String(request))

function memoryBox(first: Record<string, string> = {}) {
  const stored = new Map(Object.entries(first))
  const box: Box = {
    match: async (request) => {
      const text = stored.get(keyOf(request))
      return text === undefined ? undefined : new Response(text)
    },
    put: async (request, response) => void stored.set(keyOf(request), await response.text()),
    keys: async () => [...stored.keys()].map((path) => new Request(`https://wasla.example${path}`)),
    delete: async (request) => stored.delete(keyOf(request)),
  }
  return { box, stored }
}

/** A response as a browser makes it for the own origin. */
const basic = (text: string, init?: ResponseInit) => Object.defineProperty(new Response(text, init), 'type', { value: 'basic' })

function setUp({ files = {}, pages = {} }: { files?: Record<string, string>; pages?: Record<string, string> } = {}) {
  const [ofFiles, ofPages] = [memoryBox(files), memoryBox(pages)]
  const fetched: string[] = []
  const state = { answer: (path: string): Response => basic(`new ${path}`) }
  const sources = {
    files: async () => ofFiles.box,
    pages: async () => ofPages.box,
    fetch: async (request: Request | string) => {
      fetched.push(keyOf(request))
      return state.answer(keyOf(request))
    },
  }
  return { sources, fetched, files: ofFiles.stored, pages: ofPages.stored, state }
}

const asset = new Request('https://wasla.example/assets/a.js')
const offline = () => {
  throw new TypeError('Failed to fetch')
}

describe('fileAnswer', () => {
  test('answers a stored file without the network', async () => {
    const { sources, fetched } = setUp({ files: { '/assets/a.js': 'stored' } })
    expect(await (await fileAnswer(sources, asset)).text()).toBe('stored')
    expect(fetched).toEqual([])
  })

  test('stores a file that was fetched, and no refusal', async () => {
    const { sources, files, state } = setUp()
    expect(await (await fileAnswer(sources, asset)).text()).toBe('new /assets/a.js')
    expect(files.get('/assets/a.js')).toBe('new /assets/a.js')
    state.answer = () => basic('gone', { status: 404 })
    await fileAnswer(sources, new Request('https://wasla.example/assets/b.js'))
    expect([...files.keys()]).toEqual(['/assets/a.js'])
  })

  test('removes the oldest files if there are too many', async () => {
    const many = Object.fromEntries(Array.from({ length: 800 }, (_, at) => [`/assets/${at}.js`, 'x']))
    const { sources, files } = setUp({ files: many })
    await fileAnswer(sources, asset)
    expect([files.size, files.has('/assets/0.js'), files.has('/assets/a.js')]).toEqual([800, false, true])
  })
})

describe('appAnswer', () => {
  test('answers the stored page at once, and fetches a newer one for the next visit', async () => {
    const { sources, pages } = setUp({ pages: { '/home': 'old' } })
    const works: Promise<unknown>[] = []
    expect(await (await appAnswer(sources, '/home', (work) => works.push(work))).text()).toBe('old')
    await Promise.all(works)
    expect(pages.get('/home')).toBe('new /home')
  })

  test('fetches the page if none is stored', async () => {
    const { sources, pages } = setUp()
    expect(await (await appAnswer(sources, '/wallet', () => undefined)).text()).toBe('new /wallet')
    expect(pages.get('/wallet')).toBe('new /wallet')
  })

  test('addresses without a page of their own share one', async () => {
    const { sources, pages } = setUp()
    await appAnswer(sources, '/groups/my/1', () => undefined)
    expect(await (await appAnswer(sources, '/my-programs', () => undefined)).text()).toBe('new /settings/profile')
    expect([...pages.keys()]).toEqual(['/settings/profile'])
  })

  test('keeps the stored page if the server is busy or away', async () => {
    const { sources, pages, state } = setUp({ pages: { '/home': 'old' } })
    for (const answer of [() => basic('busy', { status: 503 }), offline]) {
      state.answer = answer
      const works: Promise<unknown>[] = []
      expect(await (await appAnswer(sources, '/home', (work) => works.push(work))).text()).toBe('old')
      await Promise.all(works)
      expect(pages.get('/home')).toBe('old')
    }
  })
})

describe('pageAnswer', () => {
  const page = new Request('https://wasla.example/groups/oven_door')

  test('answers from the network and stores nothing', async () => {
    const { sources, pages } = setUp()
    expect(await (await pageAnswer(sources, page)).text()).toBe('new /groups/oven_door')
    expect(pages.size).toBe(0)
  })

  test('opens the app without a network, and fails if the app is not stored', async () => {
    const known = setUp({ pages: { '/settings/profile': 'app' } })
    known.state.answer = offline
    expect(await (await pageAnswer(known.sources, page)).text()).toBe('app')
    const unknown = setUp()
    unknown.state.answer = offline
    await expect(pageAnswer(unknown.sources, page)).rejects.toThrow('Failed to fetch')
  })
})

describe('keeping a page that was loaded before the service worker', () => {
  const origin = 'https://wasla.example'

  test('stores the page and its files', async () => {
    const { sources, pages, files } = setUp()
    await keepPage(sources, { page: '/till', files: [`${origin}/assets/a.js`] }, origin)
    expect([[...pages.keys()], [...files.keys()]]).toEqual([['/till'], ['/assets/a.js']])
  })

  test('stores the files of a newer version too, which the page names and this visit did not load', async () => {
    const { sources, pages, files, state } = setUp()
    state.answer = (path) => basic(path === '/till' ? '<script src="/assets/b.js"></script><link href="/assets/b.css">' : path)
    await keepPage(sources, { page: '/till', files: [`${origin}/assets/a.js`] }, origin)
    expect([pages.size, [...files.keys()].toSorted()]).toEqual([1, ['/assets/a.js', '/assets/b.css', '/assets/b.js']])
  })

  test('reads requests to keep a page, and ignores all other messages', () => {
    expect(keepRequestIn({ kind: 'keep', page: '/till', files: ['https://wasla.example/assets/a.js', 7] })).toEqual({
      page: '/till',
      files: ['https://wasla.example/assets/a.js'],
    })
    for (const message of [null, 'keep', {}, { kind: 'keep' }, { kind: 'else', page: '/till', files: [] }])
      expect(keepRequestIn(message)).toBeNull()
  })
})
