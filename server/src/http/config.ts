import { publicConfig } from '@wasla/contract/settings/public-config.ts'
import { listLimits } from '@wasla/contract/showcase/list-limits.ts'
import type { Deps } from '../deps.ts'
import { json } from './responses.ts'

type ConfigParts = Pick<Deps, 'env' | 'settings'> & { daysAhead?: (() => number) | undefined }

/** `GET /config`: the configuration that a page needs before sign-in. The demo’s code is sent only in a demo. */
export function configAnswer({ env, settings, daysAhead = () => 0 }: ConfigParts) {
  const { mode, productName, identity, demoOtpCode } = env
  return (): Response => json(publicConfig(mode, productName, identity.provider, demoOtpCode, listLimits(settings.get), daysAhead()))
}
