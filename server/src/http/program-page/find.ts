import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import { publicTabs } from '@wasla/contract/programs/page/access.ts'
import { ownId } from '@wasla/contract/validation/identifier.ts'
import type { Head } from '../public-page/head.ts'
import type { Find, FoundPage } from '../rendered-page/found.ts'
import { programFacts, programPath, type ProgramFacts, type ShownProgram } from './facts.ts'
import { adultProgramHead, missingProgramHead, programHead } from './page.ts'
import { mayBeFound } from './shown.ts'

export type ProgramPageParts = {
  env: { publicUrl: string; productName: Localized }
  /** Returns a program that anybody may read; null for any other address (K-10). */
  find(id: string): Promise<ShownProgram | null>
  share(facts: ProgramFacts, language: Language): { url: string; width: number; height: number }
}

/** Returns whether a text can be an id. Nothing else is looked up. */
const isId = (id: string) => /^[\w:-]{1,64}$/.test(id)

/**
 * Looks up a program’s page. For a listed program the head describes it for search engines and link previews, unless its brand is for adults
 * only. Every other id gets the same page, which is not indexed: it may belong to a draft, to a program that opens only by its link, or to
 * no program. Tabs that need a sign-in are pages of the app (Y-27).
 */
export const findProgramPage =
  ({ env: { publicUrl, productName: product }, find, share }: ProgramPageParts): Find =>
  async ({ path, query, parameters, language, request }) => {
    const { id: written = '', tab } = parameters
    const id = ownId(written)
    if (!publicTabs.some((one) => one === tab)) return { kind: 'app' }
    const page = (head: Head, at = path + query): FoundPage => ({ kind: 'page', status: 200, head, path: at })
    if (!isId(id)) return page(missingProgramHead(language, product), programPath('none'))
    if (id !== written) return { kind: 'moved', status: 302, to: programPath(id) + query }
    const shown = await find(id)
    if (!shown) return page(missingProgramHead(language, product))
    const facts = programFacts(shown, language, product)
    if (!mayBeFound(shown)) return page(adultProgramHead(facts))
    return page(programHead({ facts, language, request, publicUrl, product, share: share(facts, language) }))
  }
