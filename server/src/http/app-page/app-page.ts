import { createHash } from 'node:crypto'
import type { RenderSkeletons, Skeleton } from '@wasla/contract/public-pages/renderer.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import type { Log } from '../../platform/log.ts'
import { headerOf } from '../../request/header-of.ts'
import { encode, encodingFor } from '../rendered-page/encodings.ts'
import { skeletonPage } from './skeleton-page.ts'

export type AppPageParts = {
  /** The built page. */
  html: string
  /** Returns the headers of a page with these inline styles. */
  headersOf(styleHash?: string): Readonly<Record<string, string>>
  renderSkeletons: RenderSkeletons
  /** What the renderer needs of the server. */
  parts: Parameters<RenderSkeletons>[0]
  /** Takes the rules of a page from the styles of the whole app. */
  stylesOf(html: string): string
  log: Pick<Log, 'error'>
}

type Made = { matches: RegExp; encoded: ReturnType<typeof encode>; headers: Readonly<Record<string, string>> }

/**
 * Returns a function that answers the pages of signed-in people with the built page and the skeletons of the page. They are rendered for
 * the first request. Resolves to null for an address without skeletons, and if they could not be rendered: the app draws those pages.
 */
export function appPage({ html, headersOf, renderSkeletons, parts, stylesOf, log }: AppPageParts) {
  function madeOf(path: string, skeletons: readonly Skeleton[]): Made {
    const { text, css } = skeletonPage(html, stylesOf, { path, skeletons })
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    const headers = {
      ...headersOf(`sha256-${createHash('sha256').update(css).digest('base64')}`),
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
      etag,
    }
    return { matches: new RegExp(path), encoded: encode(text), headers }
  }

  async function make(): Promise<readonly Made[]> {
    const byPath = Map.groupBy(await renderSkeletons(parts), ({ path }) => path)
    return Array.from(byPath, ([path, skeletons]) => madeOf(path, skeletons))
  }

  let made: Promise<readonly Made[]> | undefined
  const all = () =>
    (made ??= make().catch((error: unknown) => {
      log.error('The skeletons of the app could not be rendered', { error })
      return []
    }))

  return async (c: HttpContext): Promise<Response | null> => {
    const page = (await all()).find(({ matches }) => matches.test(c.req.path))
    if (!page) return null
    if (headerOf(c, 'if-none-match') === page.headers['etag']) return new Response(null, { status: 304, headers: page.headers })
    const encoding = encodingFor(headerOf(c, 'accept-encoding'))
    const packing = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    return new Response(await page.encoded.as(encoding), { headers: { ...page.headers, ...packing } })
  }
}
