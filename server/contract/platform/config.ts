/** The modes of a deployment: the demonstration with its demo data, a developer's own machine, and production. */
export const appModes = ['demo', 'local', 'live'] as const
export type AppMode = (typeof appModes)[number]

/** Providers of identity checks. `demo` checks nothing (F-04); any other provider has a widget that a page opens. */
export const identityProviders = ['demo', 'persona'] as const
export type IdentityProvider = (typeof identityProviders)[number]
