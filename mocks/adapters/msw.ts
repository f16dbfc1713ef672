import { wireError } from '@wasla/contract/errors/wire.ts'
import { readPictureWidth } from '@wasla/contract/files/picture-sizes.ts'
import { accept, problemsOf } from '@wasla/contract/validation/check.ts'
import { demoReportRules } from '@wasla/contract/verification/demo.ts'
import { delay, isCommonAssetRequest, type RequestHandler, type UnhandledFrameHandle } from 'msw'
import { HttpNetworkFrame } from 'msw/experimental'
import { http, HttpResponse } from 'msw/http'
import type { Fault } from '../scenarios/scenario.ts'
import { startScenario, type ScenarioOptions, type ScenarioServer } from '../scenarios/scenario-server.ts'
import type { ScenarioId } from '../scenarios/scenarios.ts'
import type { Answer, OperationRequest } from '../store/answering.ts'
import { showDocument } from '../store/verification/identity.ts'
import { eventStream } from './event-stream.ts'
import { requestInForm } from './multipart.ts'
import { documentPdf } from './document.ts'
import { fundsFiles } from './funds-files.ts'
import { ownDataFile } from './own-data-file.ts'
import { receiptFiles } from './receipt-files.ts'
import { walletFiles } from './wallet-files.ts'

const type = 'application/graphql-response+json; charset=utf-8'
const reply = ({ status, body }: Answer, headers: Record<string, string> = {}) =>
  new HttpResponse(JSON.stringify(body), { status, headers: { 'content-type': type, 'cache-control': 'no-store', ...headers } })

async function fail(fault: Fault, field: string | undefined) {
  if (fault.kind === 'offline') return HttpResponse.error()
  if (fault.kind === 'silence') await delay('infinite')
  if (fault.kind === 'busy')
    return reply(
      { status: 503, body: { errors: [wireError({ code: 'SERVICE_BUSY', params: { retryAfter: 1 } })] } },
      { 'retry-after': '1' },
    )
  const extensions = fault.kind === 'problem' ? fault.extensions : { code: 'GENERAL_ERROR' as const }
  return reply({
    status: 200,
    body: { errors: [wireError(extensions, field ? [field] : undefined)], data: null },
  })
}

/** Reads the operation from a request body: JSON, or a multipart form if there are files. */
async function requestFrom(request: Request): Promise<OperationRequest> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return requestInForm(await request.formData())
  const requested: unknown = JSON.parse(await request.text())
  return typeof requested === 'object' && requested !== null ? requested : {}
}

/** Returns handlers for every request of the app. A started scenario answers the requests. */
export const handlersFor = ({ server, admin, flags, config, faultOf }: ScenarioServer): RequestHandler[] => {
  const isOffline = faultOf([])?.kind === 'offline'
  return [
    http.post('*/user/graphql', async ({ request }) => {
      const requested = await requestFrom(request)
      const rootFields = server.rootFields(requested)
      const fault = faultOf([...server.operations(requested), ...rootFields])
      return fault ? fail(fault, rootFields[0]) : reply(await server.answer(requested, request.headers))
    }),
    http.post('*/admin/graphql', async ({ request }) => {
      const requested = await requestFrom(request)
      const rootFields = admin.rootFields(requested)
      const fault = faultOf(rootFields)
      return fault ? fail(fault, rootFields[0]) : reply(await admin.answer(requested, request.headers))
    }),
    http.post('*/demo/identity/:inquiryId', async ({ request, params }) => {
      const report: unknown = await request.json()
      const problems = problemsOf(demoReportRules, report)
      if (problems.length > 0)
        return HttpResponse.json({ errors: [wireError({ code: 'DTO_VALIDATION_ERROR', fields: problems })] }, { status: 400 })
      const status = showDocument(server.store, String(params['inquiryId']), accept(demoReportRules, report).documentNumber)
      return status ? HttpResponse.json({ status }) : HttpResponse.json({ status: 'not found' }, { status: 404 })
    }),
    http.get('*/files/:id', ({ request, params }) => {
      // Packages also have folders called `files`. On an unbundled page, the fonts are in such a folder.
      if (new URL(request.url).pathname !== `/files/${String(params['id'])}`) return undefined
      const picture = server.store.memory.pictures.get(String(params['id']))
      if (picture) return new HttpResponse(picture, { headers: { 'content-type': picture.type } })
      const document = server.store.memory.world.documents.find(({ id }) => id === params['id'])
      return document
        ? new HttpResponse(documentPdf(document.lines), { headers: { 'content-type': 'application/pdf' } })
        : new HttpResponse(null, { status: 404 })
    }),
    // A mock draws no smaller pictures: every width is answered with the picture itself.
    http.get('*/files/:id/:width', ({ request, params }) => {
      if (new URL(request.url).pathname !== `/files/${String(params['id'])}/${String(params['width'])}`) return undefined
      const picture = readPictureWidth(String(params['width'])) && server.store.memory.pictures.get(String(params['id']))
      return picture ? new HttpResponse(picture, { headers: { 'content-type': picture.type } }) : new HttpResponse(null, { status: 404 })
    }),
    ...walletFiles(server, isOffline),
    ...receiptFiles(server, isOffline),
    ...fundsFiles(server, isOffline),
    ...ownDataFile(server, isOffline),
    http.get('*/config', () => (isOffline ? HttpResponse.error() : HttpResponse.json(config))),
    http.get('*/flags', () => (isOffline ? HttpResponse.error() : HttpResponse.json(flags))),
    http.get('*/events', ({ request }) =>
      isOffline
        ? HttpResponse.error()
        : new HttpResponse(
            eventStream(flags, request.signal, { store: server.store, userId: server.contextOf(request.headers).viewer?.userId ?? null }),
            {
              headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
            },
          ),
    ),
  ]
}

/**
 * Returns handlers for a scenario with its own store. For a worker, a story or a test server. Requests need the tokens of `sessionOf(id)`.
 */
export const handlers = (id: ScenarioId, options?: ScenarioOptions): RequestHandler[] => handlersFor(startScenario(id, options))

/**
 * Lets requests for modules, styles, pictures and fonts pass. Throws for any other request without a handler, because such a request is a
 * mistake.
 */
export const onUnhandledFrame: UnhandledFrameHandle = ({ frame, defaults }) => {
  if (!(frame instanceof HttpNetworkFrame)) return
  const { request } = frame.data
  const { pathname } = new URL(request.url)
  const isModule = /^\/(@|node_modules\/|src\/|sb-|__)/.test(pathname)
  if (isModule || isCommonAssetRequest(request) || request.mode === 'navigate') return
  defaults.error()
  throw new TypeError(`No mock answers ${request.method} ${pathname}`)
}
