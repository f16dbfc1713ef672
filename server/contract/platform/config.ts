import type { Localized } from './language.ts'

/** Whose machine it is: a demonstration with everybody in it, somebody's own, or the real thing. */
export const appModes = ['demo', 'local', 'live'] as const
export type AppMode = (typeof appModes)[number]

/** What a page learns from `GET /config` before anybody signs in: whether to show the demo's enter buttons (U-03), and the product's name. */
export type PublicConfig = {
  mode: AppMode
  productName: Localized
  /** The one code of a demo (B-09), with which its enter buttons open it. Never sent elsewhere; absent, it is `usualDemoCode`. */
  demoCode?: string
}

export const publicConfig = (mode: AppMode, productName: Localized, demoCode: string): PublicConfig => ({
  mode,
  productName,
  ...(mode === 'demo' ? { demoCode } : {}),
})
