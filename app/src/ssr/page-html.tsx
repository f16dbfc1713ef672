import { getApolloContext } from '@apollo/client/react'
import { wrapperSymbol, type HookWrappers } from '@apollo/client/react/internal'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticRouter, StaticRouterProvider, type createStaticHandler } from 'react-router'
import { PictureSet } from '@wasla/design-system/components/Image/PictureSet.ts'
import { RenderedForPhone } from '@wasla/design-system/components/Overlay/usePhone.ts'
import { LocaleContexts, type LocaleProviderProps } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { PatternAddress } from '@wasla/design-system/patterns/Girih/PatternAddress.ts'
import { pictureSet } from '@wasla/contract/files/picture-sizes.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { createClient } from '#graphql/client.ts'
import { RefusedEntryContext, type RefusedEntry } from '#features/session/form/refused-entry.ts'
import { ServicesContext } from '#services/context.ts'
import { PreparedClient } from '#services/PreparedClient.ts'
import type { Services } from '#services/services.ts'
import { LinkLanguage } from '#shell/link-address.ts'
import { NothingPending } from '#shell/RevealTogether.tsx'
import { RouterContext } from '#shell/useAddress.ts'
import { patternAddress } from './pattern.tsx'
import { withoutPreloads } from './without-preloads.ts'

const ApolloContext = getApolloContext()

export type PageHtmlParts = {
  services: Services
  handler: ReturnType<typeof createStaticHandler>
  client: ReturnType<typeof createClient>
  address: URL
  /** Hooks that read the page’s data. */
  hooks: HookWrappers
  refused: RefusedEntry | null
  /** Language that links keep in their addresses. */
  linkLanguage: Language | null
  /** Whether the page has its data, so that nothing on it is pending. */
  isComplete?: boolean
  /** Whether the page is narrower than 768 px. Pages that do not know it must look right on both. */
  isPhone?: boolean
}

/** Renders the page of an address with the app’s routes. Resolves to the content of the body; rejects if a part of the page fails. */
export async function pageHtml({
  services,
  handler,
  client,
  address,
  hooks,
  refused,
  linkLanguage,
  isComplete = false,
  isPhone = false,
}: PageHtmlParts): Promise<string> {
  const context = await handler.query(new Request(address))
  if (context instanceof Response) throw new Error(`${address.pathname} redirects to ${context.headers.get('location')}`)
  const [failure] = Object.values<unknown>(context.errors ?? {})
  if (failure !== undefined) throw new Error(`The code of ${address.pathname} could not be loaded`, { cause: failure })
  const router = createStaticRouter(handler.dataRoutes, context)
  const { language, messages } = services.messages.read()
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <ServicesContext value={services}>
      <RefusedEntryContext value={refused}>
        <LocaleContexts language={language} messages={messages as LocaleProviderProps['messages']}>
          <PatternAddress value={patternAddress}>
            <PictureSet value={pictureSet}>
              <PreparedClient value={client}>
                <ApolloContext value={{ [wrapperSymbol]: hooks }}>
                  <RouterContext value={null}>
                    <LinkLanguage value={linkLanguage}>
                      <NothingPending value={isComplete}>
                        <RenderedForPhone value={isPhone}>
                          <StaticRouterProvider router={router} context={context} hydrate={false} />
                        </RenderedForPhone>
                      </NothingPending>
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
  return withoutPreloads(html)
}
