import { appModes, identityProviders, type IdentityProvider } from '@wasla/contract/platform/config.ts'
import { type PublicConfig } from '@wasla/contract/settings/public-config.ts'
import type { Localized } from '@wasla/contract/platform/language.ts'
import { showcaseLimits } from '@wasla/contract/showcase/limits.ts'
import type { ListLimits } from '@wasla/contract/showcase/list-limits.ts'
import { usualDemoCode } from '@wasla/contract/session/demo.ts'
import { createValue } from '#platform/store.ts'

/** This deployment's configuration (`GET /config`). */
export type Config = {
  readonly productName: Localized
  /** In a demo, the code for its enter buttons (U-03); otherwise null. */
  readonly demoCode: string | null
  /** Milliseconds by which a demo's clock is ahead of the machine's clock (U-05). */
  readonly ahead: number
  readonly identity: IdentityProvider
  /** Whether admins may sign in with the OpenID Connect provider of their organisation. */
  readonly hasAdminOidc: boolean
  /** Largest numbers of posts, links and collaborations that a profile shows. */
  readonly lists: ListLimits
}

/** Used until the deployment's configuration has loaded, and if it cannot be loaded. */
export const defaultConfig: Config = {
  productName: { en: 'Wasla', ar: 'وصلة' },
  demoCode: null,
  ahead: 0,
  identity: 'demo',
  hasAdminOidc: false,
  lists: { posts: showcaseLimits.posts, links: showcaseLimits.links, collaborations: showcaseLimits.collaborations },
}

const day = 86_400_000

type Said = { readonly [Name in keyof PublicConfig]?: unknown }
const recordOf = <T extends object>(value: unknown): T => (typeof value === 'object' && value !== null ? value : {}) as T
const countOf = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : otherwise
const textOf = (value: unknown, otherwise: string) => (typeof value === 'string' && value !== '' ? value : otherwise)

/** Reads the configuration. Defaults replace missing and invalid values. */
export function readConfig(said: unknown): Config {
  const { mode, productName, demoCode, daysAhead, identity, adminOidc, lists } = recordOf<Said>(said)
  const most = recordOf<{ readonly [Name in keyof ListLimits]?: unknown }>(lists)
  const names = recordOf<{ readonly en?: unknown; readonly ar?: unknown }>(productName)
  return {
    productName: { en: textOf(names.en, defaultConfig.productName.en), ar: textOf(names.ar, defaultConfig.productName.ar) },
    identity: identityProviders.find((known) => known === identity) ?? defaultConfig.identity,
    hasAdminOidc: adminOidc === true,
    lists: {
      posts: countOf(most.posts, defaultConfig.lists.posts),
      links: countOf(most.links, defaultConfig.lists.links),
      collaborations: countOf(most.collaborations, defaultConfig.lists.collaborations),
    },
    ahead: countOf(daysAhead, 0) * day,
    demoCode: appModes.find((known) => known === mode) === 'demo' ? textOf(demoCode, usualDemoCode) : null,
  }
}

export function createConfigStore(load: () => Promise<unknown>, log: (text: string, cause: unknown) => void) {
  const value = createValue(defaultConfig)
  return {
    read: value.read,
    subscribe: value.subscribe,
    /** Takes the configuration that the page contains. */
    take: (said: unknown) => value.write(readConfig(said)),
    async start() {
      try {
        value.write(readConfig(await load()))
      } catch (cause) {
        log('The deployment’s configuration could not be loaded', cause)
      }
    },
  }
}

export type ConfigStore = ReturnType<typeof createConfigStore>
