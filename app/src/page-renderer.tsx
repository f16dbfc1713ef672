import './boot.css'
import '@wasla/design-system/themes/fonts.css.ts'
import '@wasla/design-system/themes/themes.css.ts'
import '@wasla/design-system/themes/base.css.ts'
import { languages, type Language } from '@wasla/contract/platform/language.ts'
import type {
  CreateMemberPageRenderer,
  CreatePageRenderer,
  PageRequest,
  RendererParts,
  RenderPage,
  RenderSkeletons,
} from '@wasla/contract/public-pages/renderer.ts'
import { readRefusedEntry } from '#features/session/form/refused-entry.ts'
import { createRoutes } from '#routes.tsx'
import { answeredHooks } from '#ssr/answered-hooks.ts'
import { renderMemberPage } from '#ssr/member-page.ts'
import { createOperations } from '#ssr/operations.ts'
import { pageHtml } from '#ssr/page-html.tsx'
import { skeletonsOf } from '#ssr/skeletons.ts'
import { speak, type Speaking } from '#ssr/speaking.ts'

async function render(parts: RendererParts, speaking: Speaking, { path, language, refused }: PageRequest) {
  speaking.services.flags.take(parts.flags())
  const operations = createOperations(({ id, variables }) => parts.run(id, variables, language))
  const named = new URLSearchParams(path.split('?')[1]).get('lang')
  const html = await pageHtml({
    ...speaking,
    address: new URL(path, parts.publicUrl),
    hooks: answeredHooks(operations.runOnce),
    refused: readRefusedEntry(refused),
    linkLanguage: named === language ? language : null,
  })
  return { html, isCurrent: operations.areCurrent }
}

/** Creates the function that renders pages for signed-out readers. Each language loads its messages once. */
export const createPageRenderer: CreatePageRenderer = (parts): RenderPage => {
  const speaking = new Map<Language, Promise<Speaking>>(languages.map((language) => [language, speak(parts, createRoutes, language)]))
  return async (request) => {
    const known = speaking.get(request.language)
    if (!known) throw new Error(`No messages in the language ${request.language}`)
    return render(parts, await known, request)
  }
}

/** Renders what the pages of signed-in people show until their data is there. */
export const renderSkeletons: RenderSkeletons = (parts) => skeletonsOf({ ...parts, createRoutes })

/** Creates the function that renders pages with the data of their reader. */
export const createMemberPageRenderer: CreateMemberPageRenderer = (parts) => (request) =>
  renderMemberPage({ ...parts, createRoutes }, request)

export { knowsPath } from '#ssr/knows-path.ts'
export { drawPattern } from '#ssr/pattern.tsx'
