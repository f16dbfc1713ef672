import type { MemberPageRequest, RendererParts } from '@wasla/contract/public-pages/renderer.ts'
import { answeredHooks } from './answered-hooks.ts'
import { createOperations } from './operations.ts'
import { pageHtml } from './page-html.tsx'
import { comesWithData } from './skeletons.ts'
import { speak, type CreateRoutes } from './speaking.ts'

type Parts = Pick<RendererParts, 'publicUrl' | 'config' | 'flags' | 'now'> & { createRoutes: CreateRoutes }

/**
 * Renders a page with the data of its reader, with the same components. Everything is made for this one request, so that no data of a reader
 * can be on the page of another. Resolves to null if the page of the path cannot be rendered with data, or leads this reader elsewhere.
 */
export async function renderMemberPage(parts: Parts, { path, language, isPhone, access, run }: MemberPageRequest): Promise<string | null> {
  // A path such as `//other.example/home` stays a path.
  const address = new URL(parts.publicUrl + path)
  if (!comesWithData(address.pathname)) return null
  const speaking = await speak(parts, parts.createRoutes, language, { access, refresh: access })
  speaking.services.flags.take(parts.flags())
  const { runOnce } = createOperations(({ id, variables }) => run(id, variables))
  const hooks = answeredHooks(runOnce, speaking.client.cache)
  const html = await pageHtml({ ...speaking, address, hooks, refused: null, linkLanguage: null, isComplete: true, isPhone })
  // A page without a title leads elsewhere, for example a member to an unfinished step. The app finds out where to.
  return html.includes('<h1') ? html : null
}
