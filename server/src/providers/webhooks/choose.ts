import type { Env } from '../../config/env.ts'
import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import type { Ids } from '#platform/ids.ts'
import { openNetwork } from '../previews/choose.ts'
import { postPinned } from '../push/post-pinned.ts'
import { liveWebhooks } from './live.ts'
import { localWebhooks } from './local.ts'
import type { WebhookGateway } from './port.ts'

/** Returns the gateway over the internet only in live, which alone calls other sites (U-06). */
export const chooseWebhooks = ({
  env: { mode },
  ...parts
}: {
  env: Pick<Env, 'mode'>
  db: Database
  clock: Clock
  ids: Ids
}): WebhookGateway =>
  mode === 'live' ? liveWebhooks({ network: { resolve: openNetwork.resolve, post: postPinned } }) : localWebhooks(parts)
