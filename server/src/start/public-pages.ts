import { join } from 'node:path'
import type { Hono } from 'hono'
import { profileTabNames } from '@wasla/contract/showcase/profile-tabs.ts'
import type { Deps } from '../deps.ts'
import { groupOfPage } from '../domains/groups/stores/pages.ts'
import { runKnown } from '../graphql/run-known.ts'
import type { RunOperation } from '../graphql/run-operation.ts'
import { userSchema } from '../graphql/schema.ts'
import type { DocumentTexts } from '../graphql/trusted-documents.ts'
import { currentConfig } from '../http/config.ts'
import type { Directly } from '../http/listen.ts'
import { groupShare } from '../http/group-page/facts.ts'
import { findGroupPage } from '../http/group-page/find.ts'
import { findKit, findKitPage } from '../http/media-kits/find.ts'
import { findLegalPage } from '../http/legal-page/find.ts'
import { programShare } from '../http/program-page/facts.ts'
import { memberPage, memberPages } from '../http/member-page/answer.ts'
import { findProgramPage } from '../http/program-page/find.ts'
import { findReadProgram } from '../http/program-page/shown.ts'
import { findProfilePage, missingPath } from '../http/public-page/find.ts'
import { missingHead } from '../http/public-page/head.ts'
import { findShown } from '../http/public-page/shown.ts'
import { renderedPages } from '../http/rendered-page/answer.ts'
import { patternAnswer } from '../http/rendered-page/pattern.ts'
import type { RendererBuild } from '../http/rendered-page/renderer-build.ts'
import { strangerContexts } from '../http/request-context.ts'
import { shareOf } from '../http/share-picture/card.ts'
import { asksForPage, builtPage, type Framed } from '../http/static-app.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import type { LoadShedder } from '../platform/load-shedder.ts'
import type { NodeBindings } from '../request/address.ts'
import type { RequestContext } from '../request/context.ts'
import type { Traffic } from '../request/traffic.ts'
import type { Services } from '../services/services.ts'
import { addSignInPage, type SignInPageParts } from './sign-in-page.ts'

type PublicPagesParts = Pick<Deps, 'db' | 'env' | 'clock' | 'ids' | 'log' | 'flags' | 'settings'> & {
  services: Services
  documents: DocumentTexts
  loadShedder: LoadShedder
  daysAhead?: (() => number) | undefined
}

type Built = {
  /** Folder of the built app. */
  root: string
  renderer: RendererBuild
  framed: Framed
  traffic: Traffic
  contexts: SignInPageParts['contexts']
  /** The database and the services for pages that are the same for everybody. */
  shown: Pick<PublicPagesParts, 'db' | 'services'>
  runWith: RunOperation<RequestContext>
  /** Serves the files and pages of the built app. */
  appFiles(c: HttpContext): Promise<Response>
}

/** Returns a handler that sends the same page and asks search engines not to index it. */
const unindexed = (page: Built['appFiles']) => async (c: HttpContext) => {
  const response = await page(c)
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

/**
 * Adds the pages that the server renders for signed-out readers: profiles, groups, programs, legal texts, and the patterns that they show. Returns
 * what answers cached pages before the app’s router, and what answers all addresses that no other route has.
 */
export function addPublicPages(
  app: Hono<{ Bindings: NodeBindings }>,
  parts: PublicPagesParts,
  { root, renderer, framed, traffic, contexts, shown, runWith, appFiles }: Built,
): { direct: Directly; rest: Built['appFiles'] } {
  const { env, clock, ids, log, flags, services, loadShedder } = parts
  const { publicUrl, productName } = env
  const run = runKnown({ schema: userSchema(), documents: parts.documents, ids, log, runWith })
  const strangers = strangerContexts(services, traffic)
  const rendererParts = { publicUrl, config: () => currentConfig(parts), flags: () => flags.current(), now: () => clock.now() }
  const built = builtPage(join(root, 'index.html'), framed)
  const rendered = renderedPages({
    productName,
    ...built,
    appPage: unindexed(appFiles),
    render: renderer.createPageRenderer({
      ...rendererParts,
      run: (id, variables, language) => run({ id, variables, context: (requestId) => strangers(requestId, language) }),
    }),
    stylesOf: renderer.stylesOf,
    clock,
    log,
    loadShedder,
    trustProxy: env.trustProxy,
    admit: traffic.publicPage,
  })
  const { page, direct } = rendered
  addSignInPage(app, { ...parts, contexts }, { page: built, rendered })
  const profile = findProfilePage({
    env,
    find: (key, type) => findShown(shown.services, { key, type }),
    share: shareOf(publicUrl, productName),
  })
  for (const tab of profileTabNames)
    app.get(tab === 'overview' ? '/profile/:userType/:userName' : `/profile/${tab}/:userType/:userName`, page(profile(tab)))
  const program = findProgramPage({ env, find: (id) => findReadProgram(shown.services, id), share: programShare(publicUrl, productName) })
  for (const path of ['/program/:id', '/program/:id/:tab']) app.get(path, page(program))
  const group = findGroupPage({ env, find: (userName) => groupOfPage(shown.db, userName), share: groupShare(publicUrl, productName) })
  for (const path of ['/groups/:userName', '/groups/:userName/:tab']) app.get(path, page(group))
  app.get('/v/:number', page(findKitPage({ productName, find: (number) => findKit(services, number) })))
  const legal = findLegalPage(env)
  for (const kind of ['terms', 'privacy'] as const) app.get(`/${kind}`, page(legal(kind)))
  // Whoever has the address of a proposal may read it; search engines and other sites do not get it.
  app.get('/proposal/:address', async (c) => {
    const response = await unindexed(appFiles)(c)
    response.headers.set('referrer-policy', 'no-referrer')
    return response
  })
  app.get('/patterns/*', patternAnswer(renderer.drawPattern))
  app.get(
    `${memberPages}/*`,
    memberPage({
      render: renderer.createMemberPageRenderer(rendererParts),
      stylesOf: renderer.stylesOf,
      run,
      context: contexts,
      charge: traffic.cost,
      ids,
      log,
      loadShedder,
    }),
  )
  const missing = page(async ({ language, query }) => ({
    kind: 'page',
    status: 404,
    head: missingHead(language, productName),
    path: missingPath + query,
  }))
  return { direct, rest: async (c) => (asksForPage(c) && !renderer.knowsPath(c.req.path) ? missing(c) : appFiles(c)) }
}
