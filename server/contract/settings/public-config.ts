import type { AppMode, IdentityProvider } from '../platform/config.ts'
import type { Localized } from '../platform/language.ts'
import type { ListLimits } from '../showcase/list-limits.ts'

/**
 * The settings that a page reads from `GET /config` before anybody signs in: whether to show the demo's sign-in buttons (U-03), the
 * product's name, and limits that the back office sets.
 */
export type PublicConfig = {
  mode: AppMode
  productName: Localized
  identity: IdentityProvider
  /** Highest number of entries in each list of a profile. Pages disable the add buttons at the limit. */
  lists: ListLimits
  /**
   * The code that all demo numbers share (B-09). The sign-in buttons of the demo use it. Never sent outside demo mode; `usualDemoCode` if
   * absent.
   */
  demoCode?: string
  /** Whether admins may sign in with the OpenID Connect provider of their organisation; absent if not. */
  adminOidc?: true
  /** Whole days by which a demo's clock is ahead of the machine's (U-05); none if absent. */
  daysAhead?: number
}

export const publicConfig = (
  mode: AppMode,
  productName: Localized,
  identity: IdentityProvider,
  demoCode: string,
  lists: ListLimits,
  daysAhead: number,
  hasAdminOidc = false,
): PublicConfig => ({
  mode,
  productName,
  identity,
  lists,
  ...(hasAdminOidc ? { adminOidc: true } : {}),
  ...(mode === 'demo' ? { demoCode, ...(daysAhead > 0 ? { daysAhead } : {}) } : {}),
})
