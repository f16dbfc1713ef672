import type { OperationResult, RenderMemberPage } from '@wasla/contract/public-pages/renderer.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import type { runKnown } from '../../graphql/run-known.ts'
import { requestIdOr } from '#cause.ts'
import type { Ids } from '../../platform/ids.ts'
import type { LoadShedder } from '../../platform/load-shedder.ts'
import type { Log } from '../../platform/log.ts'
import type { RequestContext } from '../../request/context.ts'
import { apiHeaders } from '../../request/headers.ts'
import { headerOf } from '../../request/header-of.ts'
import { packed } from '../../request/packed.ts'
import { Refusal, serviceBusy, tooMany } from '../../request/refusal.ts'
import { withoutStyleAttributes } from '../rendered-page/style-attributes.ts'
import { json, notFound, refusal } from '../responses.ts'

/** Address below which pages are rendered with the data of their reader. */
export const memberPages = '/user/pages'

/** Header by which the boot script says that the page is narrower than 768 px: `yes`. */
const phoneHeader = 'x-wasla-phone'

/** What the boot script gets. `styles` are those of `html`. */
type MemberPageAnswer = { html: string; styles: string }

type Parts = {
  render: RenderMemberPage
  stylesOf(html: string): string
  run: ReturnType<typeof runKnown<RequestContext>>
  context(c: HttpContext, requestId: string): Promise<RequestContext>
  /** Counts the price of an operation of a session. Returns null, or the seconds to wait. */
  charge(sessionId: string, price: number): number | null | Promise<number | null>
  ids: Ids
  log: Pick<Log, 'error'>
  loadShedder: LoadShedder
}

/**
 * `GET /user/pages/<path>`: a page with the data of its reader, rendered by the app’s own components (docs/decisions/069). The access token
 * is sent as a header, so the answer is for this reader only and is never stored. Its operations count like those of the endpoint. Answers
 * 401 without a valid session, 404 for a page that cannot be rendered with data, and 503 if the server is busy. The app then draws the page
 * itself.
 */
export function memberPage({ render, stylesOf, run, context, charge, ids, log, loadShedder }: Parts) {
  async function pay(sessionId: string, price: number): Promise<void> {
    const seconds = await charge(sessionId, price)
    if (seconds !== null) throw tooMany(seconds)
  }

  async function made(c: HttpContext): Promise<Response> {
    const reader = await context(c, requestIdOr(ids.uuid))
    const { viewer, language } = reader
    if (!viewer) return refusal(401, { code: 'UN_AUTHORIZED' })
    const access = (headerOf(c, 'authorization') ?? '').replace(/^bearer /i, '')
    const runForReader = (id: string, variables: Readonly<Record<string, unknown>>): Promise<OperationResult> =>
      run({ id, variables, context: () => reader, pay: (price) => pay(viewer.sessionId, price) })
    const { pathname, search } = new URL(c.req.url)
    const page = await render({
      path: pathname.slice(memberPages.length) + search,
      language,
      isPhone: headerOf(c, phoneHeader) === 'yes',
      access,
      run: runForReader,
    })
    if (!page) return notFound()
    const { html, css } = withoutStyleAttributes(page, 'data-page-style')
    const answer: MemberPageAnswer = { html, styles: stylesOf(html) + css }
    const headers = { ...apiHeaders, 'content-type': 'application/json; charset=utf-8', 'content-language': language }
    return packed(JSON.stringify(answer), { status: 200, headers }, headerOf(c, 'accept-encoding'))
  }

  return async (c: HttpContext): Promise<Response> => {
    try {
      if (loadShedder.isFull()) throw serviceBusy()
      await loadShedder.enter()
      try {
        return await made(c)
      } finally {
        loadShedder.leave()
      }
    } catch (error) {
      if (error instanceof Refusal) return refusal(error.status, error.extensions)
      log.error('A page could not be rendered with the data of its reader', { path: c.req.path, error })
      return json({ status: 'not rendered' }, 500)
    }
  }
}
