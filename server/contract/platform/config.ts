/** The modes of a deployment: the demonstration with its demo data, a developer's own machine, and production. */
export const appModes = ['demo', 'local', 'live'] as const
export type AppMode = (typeof appModes)[number]

/** Who checks identities: nobody (`demo`, F-04), or the provider whose widget a page opens. */
export const identityProviders = ['demo', 'persona'] as const
export type IdentityProvider = (typeof identityProviders)[number]
