import './boot.css'
import '@wasla/design-system/themes/fonts.css.ts'
import '@wasla/design-system/themes/themes.css.ts'
import '@wasla/design-system/themes/base.css.ts'
import { getApolloContext } from '@apollo/client/react'
import { wrapperSymbol } from '@apollo/client/react/internal'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { PictureSet } from '@wasla/design-system/components/Image/PictureSet.ts'
import { loadArts } from '@wasla/design-system/icons/arts.ts'
import { LocaleContexts, type LocaleProviderProps } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { PatternAddress } from '@wasla/design-system/patterns/Girih/PatternAddress.ts'
import { pictureSet } from '@wasla/contract/files/picture-sizes.ts'
import { languages, type Language } from '@wasla/contract/platform/language.ts'
import type { CreatePageRenderer, PageRequest, RendererParts, RenderPage } from '@wasla/contract/public-pages/renderer.ts'
import { createClient } from '#graphql/client.ts'
import { readRefusedEntry, RefusedEntryContext } from '#features/session/form/refused-entry.ts'
import { entryMessages } from '#i18n/common/catalogue.ts'
import { createRoutes } from '#routes.tsx'
import { ServicesContext } from '#services/context.ts'
import { PreparedClient } from '#services/PreparedClient.ts'
import type { Services } from '#services/services.ts'
import { LinkLanguage } from '#shell/link-address.ts'
import { RouterContext } from '#shell/useAddress.ts'
import { shellEntryMessages } from '#shell/messages/catalogue.ts'
import { answeredHooks } from '#ssr/answered-hooks.ts'
import { patternAddress } from '#ssr/pattern.tsx'
import { createOperations } from '#ssr/operations.ts'
import { pageServices } from '#ssr/services.ts'
import { withoutPreloads } from '#ssr/without-preloads.ts'

/** What all pages of a language share: services with their messages, the routes, and a client that is never asked. */
type Speaking = { services: Services; handler: ReturnType<typeof createStaticHandler>; client: ReturnType<typeof createClient> }

async function speak(parts: RendererParts, language: Language): Promise<Speaking> {
  const services = pageServices(parts, language)
  await Promise.all([
    services.config.start(),
    services.messages.need(entryMessages),
    services.messages.need(shellEntryMessages),
    loadArts(),
  ])
  const client = createClient({
    ask: async () => {
      throw new Error('A page that the server renders runs its operations with `useQuery` only')
    },
    report: () => undefined,
  })
  return { services, handler: createStaticHandler(createRoutes(services.messages)), client }
}

const ApolloContext = getApolloContext()

async function render(parts: RendererParts, { services, handler, client }: Speaking, { path, language, refused }: PageRequest) {
  services.flags.take(parts.flags())
  const context = await handler.query(new Request(new URL(path, parts.publicUrl)))
  if (context instanceof Response) throw new Error(`${path} redirects to ${context.headers.get('location')}`)
  const [failure] = Object.values<unknown>(context.errors ?? {})
  if (failure !== undefined) throw new Error(`The code of ${path} could not be loaded`, { cause: failure })
  const router = createStaticRouter(handler.dataRoutes, context)
  const operations = createOperations(({ id, variables }) => parts.run(id, variables, language))
  const { messages } = services.messages.read()
  const failures: unknown[] = []
  const named = new URLSearchParams(path.split('?')[1]).get('lang')
  const { prelude } = await prerenderToNodeStream(
    <ServicesContext value={services}>
      <RefusedEntryContext value={readRefusedEntry(refused)}>
        <LocaleContexts language={language} messages={messages as LocaleProviderProps['messages']}>
          <PatternAddress value={patternAddress}>
            <PictureSet value={pictureSet}>
              <PreparedClient value={client}>
                <ApolloContext value={{ [wrapperSymbol]: answeredHooks(operations.runOnce) }}>
                  <RouterContext value={null}>
                    <LinkLanguage value={named === language ? language : null}>
                      <StaticRouterProvider router={router} context={context} hydrate={false} />
                    </LinkLanguage>
                  </RouterContext>
                </ApolloContext>
              </PreparedClient>
            </PictureSet>
          </PatternAddress>
          {/* `App` has a second child here. React makes the ids of elements from the number of children. */}
          {null}
        </LocaleContexts>
      </RefusedEntryContext>
    </ServicesContext>,
    // A part that fails would be left out for the browser to draw. Here the whole page fails.
    { onError: (error) => void failures.push(error), progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  let html = ''
  for await (const chunk of prelude.setEncoding('utf8')) html += String(chunk)
  if (failures.length > 0) throw failures[0]
  return { html: withoutPreloads(html), isCurrent: operations.areCurrent }
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

export { drawPattern } from '#ssr/pattern.tsx'
