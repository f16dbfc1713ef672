import { readLanguage } from '@wasla/contract/platform/language.ts'
import type { Env } from '../../config/env.ts'
import type { Entered } from '../../domains/api-keys/service.ts'
import type { ApiContext } from '../../graphql/api/context.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { isCounted } from '../../platform/counted-callers.ts'
import { headerOf } from '../../request/header-of.ts'
import { createLoaders } from '../../request/loaders.ts'
import type { Traffic } from '../../request/traffic.ts'
import type { Services } from '../../services/services.ts'
import { addressOf } from '../request-context.ts'

export type CallerParts = { readonly services: Services; readonly env: Pick<Env, 'mode' | 'trustProxy'>; readonly traffic: Traffic }

/** Reads the key of a request; see `ApiKeysService.enter`. */
export function enter({ services, env }: CallerParts, c: HttpContext): ReturnType<Services['apiKeys']['enter']> {
  const address = addressOf(c, env.trustProxy)
  return services.apiKeys.enter(headerOf(c, 'authorization'), isCounted(env, address) ? address : null)
}

/** Makes the context of a request with a key: the context of a session of its profile, with the scopes of the key. */
export const contextOf = ({ services, env, traffic }: CallerParts, c: HttpContext, entered: Entered, requestId: string): ApiContext => ({
  requestId,
  language: readLanguage(headerOf(c, 'accept-language')),
  address: addressOf(c, env.trustProxy),
  userAgent: (headerOf(c, 'user-agent') ?? '').slice(0, 200),
  deviceToken: null,
  viewer: entered.viewer,
  viewerProblem: null,
  services,
  loaders: createLoaders(services),
  traffic,
  answerHeaders: {},
  scopes: entered.scopes,
})
