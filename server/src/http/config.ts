import { publicConfig, type PublicConfig } from '@wasla/contract/settings/public-config.ts'
import { listLimits } from '@wasla/contract/showcase/list-limits.ts'
import type { Deps } from '../deps.ts'
import { json } from './responses.ts'

type ConfigParts = Pick<Deps, 'env' | 'settings'> & { daysAhead?: (() => number) | undefined }

/** Returns the configuration that a page needs before sign-in. The demo’s code is in it only in a demo. */
export const currentConfig = ({ env, settings, daysAhead = () => 0 }: ConfigParts): PublicConfig =>
  publicConfig(
    env.mode,
    env.productName,
    env.identity.provider,
    env.demoOtpCode,
    listLimits(settings.get),
    daysAhead(),
    env.adminOidc !== null,
  )

/** `GET /config`. */
export const configAnswer = (parts: ConfigParts) => (): Response => json(currentConfig(parts))
