import { adminLoneFields } from '@wasla/contract/admin/policy.ts'
import { apiPaths } from '@wasla/contract/api/operations.ts'
import { trackPaths } from '@wasla/contract/tracking/setup.ts'
import { loneFields } from '@wasla/contract/session/policy.ts'
import { personaFrame } from '@wasla/contract/verification/widget.ts'
import { Hono } from 'hono'
import { checkoutStyle, demoCheckout } from '../demo/checkout/checkout.ts'
import { consentStyle, demoConsent } from '../demo/oauth/consent.ts'
import { demoShops, shopsStyle } from '../demo/shops/pages.ts'
import { adminMayUpload } from '../admin/may-upload.ts'
import { adminRequestContexts } from '../admin/request-context.ts'
import { adminSchema } from '../admin/schema.ts'
import { isStoreBusy } from '../database/transaction.ts'
import type { Replica } from '../database/handle.ts'
import type { Deps } from '../deps.ts'
import type { AdminService } from '../domains/admin/service.ts'
import type { EventHub } from '../domains/events/hub.ts'
import type { RequestContext } from '../request/context.ts'
import { createEndpoint, type AnsweredOperation } from '../graphql/endpoint.ts'
import { runAsIs } from '../graphql/run-operation.ts'
import { userSchema } from '../graphql/schema.ts'
import type { DocumentTexts } from '../graphql/trusted-documents.ts'
import type { NodeBindings } from '../request/address.ts'
import { busy, json, notFound, refusal } from '../http/responses.ts'
import { configAnswer } from '../http/config.ts'
import { allowOrigins } from '../http/cors.ts'
import { coverAnswer } from '../http/covers.ts'
import { cspReports } from '../http/csp-report.ts'
import { eventStreams } from '../http/events.ts'
import { demoIdentityReport } from '../http/demo-identity.ts'
import { fileAnswer, documentsReader, pictureAnswer } from '../http/files.ts'
import { flagsAnswer } from '../http/flags.ts'
import { apiDescriptionAnswer, apiSchemaAnswer } from '../http/api/description.ts'
import { apiGraphql } from '../http/api/graphql.ts'
import { restEntries } from '../http/api/rest.ts'
import { alive, readiness } from '../http/health.ts'
import { fundsCheckpointAnswer } from '../http/funds-checkpoint.ts'
import { checkpointAnswer } from '../http/ledger-checkpoint.ts'
import type { Directly } from '../http/listen.ts'
import { manifestAnswer } from '../http/manifest.ts'
import { pastedAddress } from '../http/pasted-address.ts'
import { outbox } from '../http/outbox.ts'
import { paymentWebhook } from '../http/payment-webhook.ts'
import { personaWebhook } from '../http/persona-webhook.ts'
import { mayUpload } from '../http/may-upload.ts'
import type { RendererBuild } from '../http/rendered-page/renderer-build.ts'
import { addressOf, requestContexts } from '../http/request-context.ts'
import { replicaAnswers } from '../request/replica-answers.ts'
import { requestCause } from '../request/request-cause.ts'
import { trafficLimits } from '../request/traffic.ts'
import { pictureReader } from '../http/public-page/shown.ts'
import { removedWorker } from '../http/service-worker.ts'
import { sharePicture } from '../http/share-picture/answer.ts'
import { groupDrawn, profileDrawn, programDrawn } from '../http/share-picture/found.ts'
import { groupListing, profileListing, programListing, robots, sitemaps } from '../http/sitemap.ts'
import { uploadRoom } from '../http/upload-room.ts'
import { shopDeliveries } from '../http/shops/deliveries.ts'
import { tillEntries } from '../http/till/calls.ts'
import { trackingRedirect } from '../http/tracking/redirect.ts'
import { conversionEntry } from '../http/tracking/conversion.ts'
import { trackingDescriptionAnswer } from '../http/tracking/description.ts'
import { ownDataAnswer } from '../http/own-data.ts'
import { pixelEntry } from '../http/tracking/pixel.ts'
import { postbackEntry } from '../http/tracking/postback.ts'
import { kitPaperAnswer, kitSealAnswer } from '../http/media-kits/files.ts'
import { termsSealAnswer } from '../http/terms-seal.ts'
import { invoiceAnswer, statementAnswer } from '../http/wallet/documents.ts'
import { receiptAnswer } from '../http/wallet/receipts.ts'
import { transactionsFileAnswer } from '../http/wallet/transactions-file.ts'
import { withDrawingPermit } from '../providers/images/redraw.ts'
import type { StandIns } from '../providers/shops/stand-ins/platforms.ts'
import { isDemoPayments } from '../providers/payments/demo.ts'
import { webhookTaker } from '../providers/payments/take-webhook.ts'
import { openNetwork } from '../providers/previews/choose.ts'
import { causedBy, currentCause, requestIdOr } from '#cause.ts'
import type { LoadShedder } from '../platform/load-shedder.ts'
import type { Services } from '../services/services.ts'
import { appFiles } from './app-files.ts'
import { addPublicPages } from './public-pages.ts'

export type AppParts = Deps & {
  services: Services
  /** The replica and the services that read it; undefined if there is none. */
  replica?: (Replica & { services: Services }) | undefined
  adminService: AdminService
  hub: EventHub
  loadShedder: LoadShedder
  /** Operations that the app was built with. */
  documents: DocumentTexts
  /** Operations that the back office was built with. */
  adminDocuments: DocumentTexts
  /** Folder of the built app. If it is null or missing, only the API is served. */
  appRoot: string | null
  /** The part of the app’s build that renders pages. Without it, the app draws all pages in the browser. */
  renderer: RendererBuild | null
  /** Returns the number of whole days by which a demo’s clock is ahead (U-05). */
  daysAhead?: (() => number) | undefined
  /** The made-up platforms of shops; missing in live. */
  standIns?: StandIns | null | undefined
  isStopping(): boolean
  /** Learns how each request to an API ended. */
  answered?: ((api: 'user' | 'admin', answer: AnsweredOperation) => void) | undefined
  /** Returns whether timed tasks have stopped running. */
  areTimersLate(): boolean
  /** Returns whether no other process seems to run the jobs; undefined if this process runs them. */
  areJobsMissing?: (() => boolean) | undefined
}

/** The whole server. `directPage` answers cached pages before `app`. */
export type ServerApp = { app: Hono<{ Bindings: NodeBindings }>; directPage: Directly }

const notBuilt = () => json({ status: 'the app is not built; run npm run build' }, 503)

/** Returns the whole server as one function from request to response. Starts nothing and stops nothing. */
export function createApp(parts: AppParts): ServerApp {
  const { db, env, log, clock, ids, services, flags, hub, loadShedder } = parts
  const app = new Hono<{ Bindings: NodeBindings }>()
  const { fetch } = app
  app.fetch = (request, bindings, execution) => {
    const answer = () => fetch(request, bindings, execution)
    if (currentCause()) return answer()
    const headers = (bindings as NodeBindings | undefined)?.incoming?.headers ?? Object.fromEntries(request.headers)
    return causedBy(requestCause(headers, env.trustProxy, ids), answer)
  }
  const traffic = trafficLimits(parts)
  const room = uploadRoom({ dataDir: env.dataDir, keepsFiles: env.files === null, clock, log })
  const runWith = parts.replica ? replicaAnswers({ replica: parts.replica, services: parts.replica.services, clock, log }) : runAsIs
  // Pages that are the same for everybody may be seconds old, so the replica answers them if there is one.
  const shown = { db: parts.replica?.db ?? db, services: parts.replica?.services ?? services }
  const contexts = requestContexts({ env, limits: parts.limits, clock, settings: parts.settings, hub, traffic }, services)
  const graphql = createEndpoint<RequestContext>({
    schema: userSchema(),
    documents: parts.documents,
    trustedOnly: env.trustedDocumentsOnly,
    hidden: env.mode === 'live',
    dataDir: env.dataDir,
    loneFields,
    clock,
    ids,
    log,
    loadShedder,
    uploads: mayUpload({ limits: parts.limits, room, hasRoomToDraw: withDrawingPermit.hasRoom }),
    runWith,
    answerHeaders: (context) => context.answerHeaders,
    answered: parts.answered && ((answer) => parts.answered?.('user', answer)),
    charge: ({ viewer }, price) => (viewer ? traffic.cost(viewer.sessionId, price) : null),
    context: contexts,
  })
  if (env.allowedOrigins.length > 0) app.use('*', allowOrigins(env.allowedOrigins))
  app.all('/user/graphql', graphql)
  app.all(
    '/admin/graphql',
    createEndpoint({
      schema: adminSchema(),
      documents: parts.adminDocuments,
      trustedOnly: env.trustedDocumentsOnly,
      hidden: env.mode === 'live',
      dataDir: env.dataDir,
      loneFields: adminLoneFields,
      clock,
      ids,
      log,
      loadShedder,
      uploads: adminMayUpload({ limits: parts.limits, room }),
      answered: parts.answered && ((answer) => parts.answered?.('admin', answer)),
      context: adminRequestContexts({ env, limits: parts.limits, clock }, parts.adminService),
    }),
  )
  const api = { services, env, traffic, clock, ids, log, loadShedder }
  app.all(apiPaths.graphql, apiGraphql(api))
  app.get(apiPaths.description, apiDescriptionAnswer(env))
  app.get(apiPaths.schema, apiSchemaAnswer())
  for (const { method, path, answer } of restEntries(api)) app[method](path, answer)
  app.all('/api/*', notFound)
  app.get('/healthz', alive)
  app.get(
    '/readyz',
    readiness({
      db,
      dataDir: env.dataDir,
      isStopping: parts.isStopping,
      areTimersLate: parts.areTimersLate,
      areClicksLate: services.clicks.isLate,
      areJobsMissing: parts.areJobsMissing,
      areUploadsRefused: room.isLocked,
    }),
  )
  app.get('/config', configAnswer(parts))
  app.get('/flags', flagsAnswer(flags))
  const isAlone = env.allowedOrigins.length === 0
  app.get('/events', eventStreams({ db, hub, flags, session: services.session, log, trustProxy: env.trustProxy, isAlone }))
  app.post('/csp', cspReports(parts))
  app.get('/files/:id', fileAnswer({ files: services.files, session: services.session, mayReview: documentsReader(parts.adminService) }))
  app.get('/files/:id/:width', pictureAnswer({ files: services.files }))
  const walletFiles = { contexts, limits: parts.limits, ids }
  app.get('/wallet/statements/:file{[^/]+\\.pdf}', statementAnswer(walletFiles))
  app.get('/wallet/invoices/:file{[^/]+\\.pdf}', invoiceAnswer(walletFiles))
  app.get('/wallet/transactions.csv', transactionsFileAnswer({ ...walletFiles, clock, productName: env.productName }))
  app.get('/receipts/seals/:number', termsSealAnswer({ db, limits: parts.limits, env }))
  app.get('/receipts/:file{[^/]+\\.pdf}', receiptAnswer({ ...walletFiles, env }))
  app.get('/own-data/:link', ownDataAnswer(services))
  app.get('/ledger/checkpoint/:number', checkpointAnswer({ ledger: services.ledger, limits: parts.limits, env }))
  app.get('/media-kits/seals/:number', kitSealAnswer({ db, limits: parts.limits, env }))
  app.get('/media-kits/:file', kitPaperAnswer({ services, limits: parts.limits, env }))
  app.get('/ledger/funds/:number', fundsCheckpointAnswer({ funds: services.funds, limits: parts.limits, env }))
  const track = { tracking: services.tracking, env, log }
  app.post(trackPaths.conversion, conversionEntry(track))
  app.get(trackPaths.postback, postbackEntry(track))
  app.get(trackPaths.pixel, pixelEntry(track))
  app.get(trackPaths.description, trackingDescriptionAnswer(env))
  app.all('/track/*', notFound)
  const till = tillEntries({ tills: services.tills, env })
  for (const { path, answer } of till.gets) app.get(path, answer)
  for (const { path, answer } of till.posts) app.post(path, answer)
  app.all('/till/:link/:call', notFound)
  app.post('/shops/:kind/:id', shopDeliveries({ shops: services.shops, env }))
  app.all('/shops/*', notFound)
  app.post('/webhooks/persona', personaWebhook({ env, verification: services.verification, clock, log }))
  const takeWebhook = webhookTaker({ gateways: parts.payments, onPaymentNews: services.wallet.takePaymentNews, log })
  app.post('/webhooks/payments/:gateway', paymentWebhook(takeWebhook))
  if (env.mode !== 'live') {
    app.get('/demo/outbox', outbox({ db }))
    app.post('/demo/identity/:inquiryId', demoIdentityReport({ identity: parts.identity, verification: services.verification, ids }))
    app.get('/demo/oauth.css', consentStyle)
    app.get('/demo/oauth/:platform', demoConsent({ env, clock }))
    if (parts.standIns) {
      const pages = demoShops({ env, standIns: parts.standIns, clock, deliver: (request) => app.fetch(request) })
      app.get('/demo/shops.css', shopsStyle)
      app.get('/demo/shops/:kind', pages.entry)
      app.get('/demo/shops/:kind/:address', pages.shop)
      app.post('/demo/shops/:kind/:address', pages.buy)
    }
    const payments = parts.payments.find(isDemoPayments)
    if (payments) {
      const checkout = demoCheckout({ env, payments, takeWebhook, log })
      app.get('/demo/checkout.css', checkoutStyle)
      app.get('/demo/checkout/:id', checkout.get)
      app.post('/demo/checkout/:id', checkout.post)
    }
  }
  app.get('/demo/*', notFound)
  const { index, lists } = sitemaps({
    listings: [profileListing(shown.db), programListing(shown.services), groupListing(shown.db)],
    clock,
    publicUrl: env.publicUrl,
    admit: (c) => traffic.sitemap(addressOf(c, env.trustProxy)),
  })
  app.get('/manifest.webmanifest', manifestAnswer(env))
  if (!env.hasServiceWorker) app.get('/sw.js', removedWorker)
  app.get('/robots.txt', robots(env.publicUrl))
  app.get('/sitemap.xml', index)
  for (const { path, answer } of lists) app.get(path, answer)
  const drawing = { env, limits: parts.limits, read: pictureReader(services, parts.appRoot) }
  app.get('/share/profile/:file', sharePicture({ ...drawing, find: profileDrawn(shown.services, env.productName) }))
  app.get('/share/program/:file', sharePicture({ ...drawing, find: programDrawn(shown.services, env.productName) }))
  app.get('/share/group/:file', sharePicture({ ...drawing, find: groupDrawn(shown.db, env.productName) }))
  app.get('/covers/:signature/:source', coverAnswer({ env, limits: parts.limits, clock, network: openNetwork, log }))
  for (const path of ['/profile/*', '/program/*', '/groups/*']) app.get(path, pastedAddress)
  const framed = { frames: env.identity.provider === 'persona' ? [personaFrame] : [], embeds: parts.previews.embeds }
  const built = appFiles(parts, framed)
  const publicPages =
    built && parts.renderer
      ? addPublicPages(app, parts, {
          root: built.root,
          renderer: parts.renderer,
          framed,
          traffic,
          contexts,
          shown,
          runWith,
          appFiles: built.serve,
        })
      : null
  app.get('/t/*', trackingRedirect({ env, clicks: services.clicks, log, clock }))
  app.get('*', publicPages?.rest ?? built?.serve ?? notBuilt)
  app.notFound(notFound)
  app.onError((error) => {
    const requestId = requestIdOr(ids.uuid)
    log.error('A request failed', { requestId, error })
    return isStoreBusy(error) ? busy() : refusal(500, { code: 'GENERAL_ERROR', requestId })
  })
  return { app, directPage: publicPages?.direct ?? (() => false) }
}
