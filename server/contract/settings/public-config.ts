import type { AppMode, IdentityProvider } from '../platform/config.ts'
import type { Localized } from '../platform/language.ts'
import type { ListLimits } from '../showcase/list-limits.ts'

/** What a page learns from `GET /config` before anybody signs in: whether to show the demo's enter buttons (U-03), the product's name, and limits the back office sets. */
export type PublicConfig = {
  mode: AppMode
  productName: Localized
  identity: IdentityProvider
  /** How long the lists of a profile may be, so that their add buttons close in time. */
  lists: ListLimits
  /** The one code of a demo (B-09), with which its enter buttons open it. Never sent elsewhere; absent, it is `usualDemoCode`. */
  demoCode?: string
  /** Whole days that a demo's clock goes ahead of the machine's (U-05); absent, none. */
  daysAhead?: number
}

export const publicConfig = (
  mode: AppMode,
  productName: Localized,
  identity: IdentityProvider,
  demoCode: string,
  lists: ListLimits,
  daysAhead: number,
): PublicConfig => ({
  mode,
  productName,
  identity,
  lists,
  ...(mode === 'demo' ? { demoCode, ...(daysAhead > 0 ? { daysAhead } : {}) } : {}),
})
