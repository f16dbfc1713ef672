import type { ListLimits } from '../showcase/list-limits.ts'
import type { Localized } from './language.ts'

/** Whose machine it is: a demonstration with everybody in it, somebody's own, or the real thing. */
export const appModes = ['demo', 'local', 'live'] as const
export type AppMode = (typeof appModes)[number]

/** Who checks identities: nobody, in a demonstration (F-04), or the provider whose widget a page then opens. */
export const identityProviders = ['demo', 'persona'] as const
export type IdentityProvider = (typeof identityProviders)[number]

/** What a page learns from `GET /config` before anybody signs in: whether to show the demo's enter buttons (U-03), the product's name, and limits the back office sets. */
export type PublicConfig = {
  mode: AppMode
  productName: Localized
  identity: IdentityProvider
  /** How long the lists of a profile may be, so that their add buttons close in time. */
  lists: ListLimits
  /** The one code of a demo (B-09), with which its enter buttons open it. Never sent elsewhere; absent, it is `usualDemoCode`. */
  demoCode?: string
}

export const publicConfig = (
  mode: AppMode,
  productName: Localized,
  identity: IdentityProvider,
  demoCode: string,
  lists: ListLimits,
): PublicConfig => ({
  mode,
  productName,
  identity,
  lists,
  ...(mode === 'demo' ? { demoCode } : {}),
})
