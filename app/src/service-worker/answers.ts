import { appPageOf } from './strategy.ts'

/** The cache of a service worker, as far as the answers need it. */
export type Box = Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>

export type Sources = {
  files: () => Promise<Box>
  pages: () => Promise<Box>
  fetch: (request: Request | string) => Promise<Response>
}

/** Number of files that stay in the cache. A build has about 400; the rest are of the build before. */
const mostFiles = 800

const isStorable = (response: Response) => response.ok && response.type === 'basic'

/** Removes the files that were stored first, if there are too many. */
async function prune(box: Box): Promise<void> {
  const keys = await box.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - mostFiles)).map((key) => box.delete(key)))
}

/** Answers a file of the build: its address names its content, so a stored file is never wrong. */
export async function fileAnswer({ files, fetch }: Pick<Sources, 'files' | 'fetch'>, request: Request): Promise<Response> {
  const box = await files()
  const stored = await box.match(request)
  if (stored) return stored
  const response = await fetch(request)
  if (isStorable(response)) {
    await box.put(request, response.clone())
    await prune(box)
  }
  return response
}

/** Fetches a page of the app and stores it. Resolves to the page. */
export async function renewApp({ pages, fetch }: Pick<Sources, 'pages' | 'fetch'>, address: string): Promise<Response> {
  const response = await fetch(address)
  if (isStorable(response)) await (await pages()).put(address, response.clone())
  return response
}

/**
 * Answers an address of the app: with the stored page if there is one, while `later` fetches a newer one for the next visit. So a new
 * version opens with the second visit after it, and a page never waits for the network.
 */
export async function appAnswer(
  sources: Pick<Sources, 'pages' | 'fetch'>,
  path: string,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const address = appPageOf(path)
  const stored = await (await sources.pages()).match(address)
  if (!stored) return renewApp(sources, address)
  later(renewApp(sources, address).catch(() => undefined))
  return stored
}

/** Addresses of files of the build in the text of a page. */
const ofBuild = /\/assets\/[\w.-]+/g

/**
 * Stores a page and the files that it loaded, for a page that was loaded before the service worker was there. The newest page may be of a
 * newer version: the files that it names are stored too, so that it opens without a network the next time.
 */
export async function keepPage(
  sources: Sources,
  { page, files }: { page: string; files: readonly string[] },
  origin: string,
): Promise<void> {
  const newest = await (await renewApp(sources, page)).text()
  const named = [...newest.matchAll(ofBuild)].map(([path]) => `${origin}${path}`)
  await Promise.all([...new Set([...named, ...files])].map((file) => fileAnswer(sources, new Request(file))))
}

/** Returns a request to keep a page; null for any other message. */
export function keepRequestIn(message: unknown): { page: string; files: readonly string[] } | null {
  const { kind, page, files } = (message ?? {}) as { kind?: unknown; page?: unknown; files?: unknown }
  if (kind !== 'keep' || typeof page !== 'string' || !Array.isArray(files)) return null
  return { page, files: files.filter((file) => typeof file === 'string') }
}

/** Answers a page that the server renders. Without a network it opens the app, which says so. */
export async function pageAnswer({ pages, fetch }: Pick<Sources, 'pages' | 'fetch'>, request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const stored = await (await pages()).match(appPageOf(new URL(request.url).pathname))
    if (stored) return stored
    throw error
  }
}
