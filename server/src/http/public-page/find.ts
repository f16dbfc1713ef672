import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { userNameKey } from '@wasla/contract/profiles/user-name.ts'
import { hasTab, type ProfileTabName } from '@wasla/contract/showcase/profile-tabs.ts'
import type { Find } from '../rendered-page/found.ts'
import { profileAddressOf, publicPath } from './address.ts'
import { factsOf, placedFor, type Facts, type Shown } from './facts.ts'
import { missingHead, profileHead } from './head.ts'

export type ProfilePageParts = {
  env: { publicUrl: string; productName: Localized }
  /** Returns the public profile with this lower-case name that has or had this type; null if there is none (D-03, D-05). */
  find(key: string, type: ProfileType): Promise<Shown | null>
  /** Returns address and size of a profile’s share picture. */
  share(facts: Facts, language: Language): { url: string; width: number; height: number }
}

/** Path of a page that no address has. It is shown for every address without a page, so that all of them are the same. */
export const missingPath = '/missing-page'

/**
 * Looks up a tab of a public profile. Old names, former types and capitals redirect to the one address; a tab that the type does not have
 * redirects to the overview.
 */
export const findProfilePage =
  ({ env: { publicUrl, productName: product }, find, share }: ProfilePageParts) =>
  (tab: ProfileTabName): Find =>
  async ({ path, query, parameters, language, request }) => {
    const requested = profileAddressOf(parameters['userType'] ?? '', parameters['userName'] ?? '')
    const shown = requested && (await find(requested.key, requested.type))
    if (!shown) return { kind: 'page', status: 404, head: missingHead(language, product), path: missingPath + query }
    const { type, userName } = shown.profile
    const here = publicPath(type, userName ?? '', tab)
    if (!hasTab(type, tab)) return { kind: 'moved', status: 302, to: publicPath(type, userName ?? '') + query }
    if (path !== here && userNameKey(userName ?? '') !== '') return { kind: 'moved', status: 308, to: here + query }
    const facts = factsOf(await placedFor(shown, language), language, product)
    const head = profileHead({ facts, language, request, publicUrl, product, share: share(facts, language) })
    return { kind: 'page', status: 200, head, path: here + query }
  }
