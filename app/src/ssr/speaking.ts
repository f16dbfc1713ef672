import { createStaticHandler, type RouteObject } from 'react-router'
import { loadArts } from '@wasla/design-system/icons/arts.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { RendererParts } from '@wasla/contract/public-pages/renderer.ts'
import { createClient } from '#graphql/client.ts'
import { entryMessages } from '#i18n/common/catalogue.ts'
import type { Services } from '#services/services.ts'
import type { Tokens } from '#session/storage.ts'
import { shellEntryMessages } from '#shell/messages/catalogue.ts'
import { pageServices } from './services.ts'

/** What all pages of a reader and a language share: services with their messages, the routes, and a client that is never asked. */
export type Speaking = {
  services: Services
  handler: ReturnType<typeof createStaticHandler>
  client: ReturnType<typeof createClient>
}

export type CreateRoutes = (messages: Services['messages']) => RouteObject[]

/** Loads what the pages of a language need. `tokens` are those of a signed-in reader. */
export async function speak(
  parts: Pick<RendererParts, 'publicUrl' | 'config' | 'now'>,
  createRoutes: CreateRoutes,
  language: Language,
  tokens?: Tokens,
): Promise<Speaking> {
  const services = pageServices(parts, language, tokens)
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
