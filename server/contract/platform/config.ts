/** Whose machine it is: a demonstration with everybody in it, somebody's own, or the real thing. */
export const appModes = ['demo', 'local', 'live'] as const
export type AppMode = (typeof appModes)[number]

/** Who checks identities: nobody, in a demonstration (F-04), or the provider whose widget a page then opens. */
export const identityProviders = ['demo', 'persona'] as const
export type IdentityProvider = (typeof identityProviders)[number]
