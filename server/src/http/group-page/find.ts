import { groupTabs } from '@wasla/contract/groups/access.ts'
import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import { isUserName, userNameKey } from '@wasla/contract/profiles/user-name.ts'
import type { PagedGroup } from '../../domains/groups/stores/pages.ts'
import { missingPath } from '../public-page/find.ts'
import type { Find, FoundPage } from '../rendered-page/found.ts'
import { groupFacts, groupPath, type GroupFacts } from './facts.ts'
import { groupHead, missingGroupHead } from './page.ts'

export type GroupPageParts = {
  env: { publicUrl: string; productName: Localized }
  /** Returns the group with a lower-case user name, hidden or not; null if there is none. */
  find(userName: string): Promise<PagedGroup | null>
  share(facts: GroupFacts, language: Language): { url: string; width: number; height: number }
}

/** Names that the app’s own pages use, so no group has them (D-04). */
const ofTheApp: ReadonlySet<string> = new Set(['create', 'edit', 'my'])

/** A well-formed name that no group can have. At its address the app says that there is no group. */
const nobody = 'null'

/** Tabs that have an address of their own. */
const isTab = (tab: string) => groupTabs.some((one) => one !== 'members' && one === tab)

/**
 * Looks up a group’s page. For a discoverable group the head describes it for search engines and link previews. For a hidden group the head
 * has what the page shows to anyone with the link, and asks search engines not to index it. Signed-out readers see no tabs, so all tabs are
 * one page. A deleted group gets 404, and the same
 * page as an address that never had a group.
 */
export const findGroupPage =
  ({ env: { publicUrl, productName: product }, find, share }: GroupPageParts): Find =>
  async ({ query, parameters, language, request }) => {
    const { userName: name = '', tab } = parameters
    if (ofTheApp.has(name)) return { kind: 'app' }
    const missing = (at: string): FoundPage => ({ kind: 'page', status: 404, head: missingGroupHead(language, product), path: at })
    if (tab !== undefined && !isTab(tab)) return missing(missingPath + query)
    if (!isUserName(name)) return missing(groupPath(nobody))
    const key = userNameKey(name)
    const group = await find(key)
    if (!group) return missing(groupPath(key) + query)
    if (name !== key) return { kind: 'moved', status: 308, to: groupPath(key) + query }
    const facts = groupFacts(group, language, product)
    const head = groupHead({ facts, language, request, publicUrl, product, share: share(facts, language) })
    return { kind: 'page', status: 200, head, path: groupPath(key) + query }
  }
