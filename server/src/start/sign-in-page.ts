import type { Hono } from 'hono'
import { signInFormPath, type SignInPageFacts, type RefusedForm } from '@wasla/contract/public-pages/sign-in-page.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Deps } from '../deps.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import { currentConfig } from '../http/config.ts'
import { codePage } from '../http/sign-in-page/code-page.ts'
import { signInHead } from '../http/sign-in-page/head.ts'
import { codePath } from '../http/sign-in-page/sent-code.ts'
import { entryParameters, signInForm, signInFormAddress } from '../http/sign-in-page/form.ts'
import { addressOfPage } from '../http/rendered-page/page-address.ts'
import type { renderedPages } from '../http/rendered-page/answer.ts'
import type { builtPage } from '../http/static-app.ts'
import type { LoadShedder } from '../platform/load-shedder.ts'
import type { NodeBindings } from '../request/address.ts'
import type { RequestContext } from '../request/context.ts'
import type { Services } from '../services/services.ts'

export type SignInPageParts = Pick<Deps, 'env' | 'ids' | 'log' | 'settings'> & {
  services: Pick<Services, 'session'>
  loadShedder: LoadShedder
  daysAhead?: (() => number) | undefined
  contexts(c: HttpContext, requestId: string): Promise<RequestContext>
}

type Built = { page: ReturnType<typeof builtPage>; rendered: ReturnType<typeof renderedPages> }

/** Adds the sign-in page, the address of its form, and the page for the code (docs/decisions/060). */
export function addSignInPage(
  app: Hono<{ Bindings: NodeBindings }>,
  parts: SignInPageParts,
  { page: { html, headersOf }, rendered }: Built,
): void {
  const { env, ids, log, loadShedder, services, contexts } = parts
  const headOf = (language: Language, refused: RefusedForm | null) => {
    const facts: SignInPageFacts = { config: currentConfig(parts), refused }
    return signInHead({ language, publicUrl: env.publicUrl, product: env.productName, facts })
  }
  app.get(
    '/',
    rendered.page(async ({ path, query, language }) => ({ kind: 'page', status: 200, head: headOf(language, null), path: path + query }), {
      parameters: entryParameters,
      isCounted: false,
    }),
  )
  app.post(
    signInFormPath,
    signInForm({
      env,
      ids,
      log,
      loadShedder,
      contexts,
      signIn: (input, caller) => services.session.signIn(input, caller),
      refusedPage: (c, status, refused) =>
        rendered.refusedPage(c, {
          status,
          head: headOf(addressOfPage(c).language, refused),
          path: `/${addressOfPage(c, entryParameters).query}`,
          refused,
          headers: { 'x-robots-tag': 'noindex' },
        }),
    }),
  )
  app.get(signInFormPath, signInFormAddress)
  app.get(codePath, codePage({ html, headers: headersOf() }))
}
