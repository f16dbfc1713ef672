import '../boot.css'
import '@wasla/design-system/themes/fonts.css.ts'
import '@wasla/design-system/themes/themes.css.ts'
import '@wasla/design-system/themes/base.css.ts'
import { prerenderStatic } from '@apollo/client/react/ssr'
import type { ReactNode } from 'react'
import { prerender, type PrerenderOptions } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { loadArts } from '@wasla/design-system/icons/arts.ts'
import { LocaleContexts, type LocaleProviderProps } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { PatternAddress } from '@wasla/design-system/patterns/Girih/PatternAddress.ts'
import { languages, type Language } from '@wasla/contract/platform/language.ts'
import type { CreatePageRenderer, PageRequest, RendererParts, RenderPage } from '@wasla/contract/public-pages/renderer.ts'
import { createClient } from '#graphql/client.ts'
import { readRefusedEntry, RefusedEntryContext } from '#features/session/form/refused-entry.ts'
import { entryMessages } from '#i18n/common/catalogue.ts'
import { createRoutes } from '#routes.tsx'
import { ServicesContext } from '#services/context.ts'
import { PreparedClient } from '#services/PreparedClient.ts'
import type { Services } from '#services/services.ts'
import { RouterContext } from '#shell/useAddress.ts'
import { shellEntryMessages } from '#shell/messages/catalogue.ts'
import { patternAddress } from './pattern.tsx'
import { createQuestions } from './questions.ts'
import { pageServices } from './services.ts'
import { withoutPreloads } from './without-preloads.ts'

/** What all pages of a language share: services with their messages, and the routes. */
type Speaking = { services: Services; handler: ReturnType<typeof createStaticHandler> }

async function speak(parts: RendererParts, language: Language): Promise<Speaking> {
  const services = pageServices(parts, language)
  await Promise.all([
    services.config.start(),
    services.messages.need(entryMessages),
    services.messages.need(shellEntryMessages),
    loadArts(),
  ])
  return { services, handler: createStaticHandler(createRoutes(services.messages)) }
}

async function render(parts: RendererParts, { services, handler }: Speaking, { path, language, refused }: PageRequest) {
  services.flags.take(parts.flags())
  const context = await handler.query(new Request(new URL(path, parts.publicUrl)))
  if (context instanceof Response) throw new Error(`${path} redirects to ${context.headers.get('location')}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const questions = createQuestions(({ id, variables }) => parts.run(id, variables, language))
  const client = createClient({ ask: questions.ask, report: () => undefined })
  const { messages } = services.messages.read()
  const failures: unknown[] = []
  const { result } = await prerenderStatic({
    tree: (
      <ServicesContext value={services}>
        <RefusedEntryContext value={readRefusedEntry(refused)}>
          <LocaleContexts language={language} messages={messages as LocaleProviderProps['messages']}>
            <PatternAddress value={patternAddress}>
              <PreparedClient value={client}>
                <RouterContext value={null}>
                  <StaticRouterProvider router={router} context={context} hydrate={false} />
                </RouterContext>
              </PreparedClient>
            </PatternAddress>
            {/* `App` has a second child here. React makes the ids of elements from the number of children. */}
            {null}
          </LocaleContexts>
        </RefusedEntryContext>
      </ServicesContext>
    ),
    // A part that fails would be left out for the browser to draw. Here the whole page fails.
    renderFunction: (tree: ReactNode, options?: PrerenderOptions) =>
      prerender(tree, { ...options, onError: (error) => void failures.push(error), progressiveChunkSize: Number.MAX_SAFE_INTEGER }),
  })
  client.stop()
  if (failures.length > 0) throw failures[0]
  return { html: withoutPreloads(result), isCurrent: questions.areCurrent }
}

/** Creates the function that renders pages for signed-out readers. Each language loads its messages once. */
export const createPageRenderer: CreatePageRenderer = (parts): RenderPage => {
  const speaking = new Map<Language, Promise<Speaking>>(languages.map((language) => [language, speak(parts, language)]))
  return async (request) => {
    const known = speaking.get(request.language)
    if (!known) throw new Error(`No messages in the language ${request.language}`)
    return render(parts, await known, request)
  }
}

export { drawPattern } from './pattern.tsx'
