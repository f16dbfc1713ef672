import type { Env } from '../../config/env.ts'
import { vapidKeysOf } from '../../config/vapid-keys.ts'
import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import type { Ids } from '#platform/ids.ts'
import { derive } from '#platform/keyed-hash.ts'
import type { Log } from '#platform/log.ts'
import { openNetwork } from '../previews/choose.ts'
import { localPush } from './local.ts'
import { postPinned } from './post-pinned.ts'
import type { PushGateway } from './port.ts'
import { webPush } from './web-push.ts'

type PushDeps = {
  env: Pick<Env, 'mode' | 'push' | 'hasServiceWorker' | 'secrets'>
  db: Database
  clock: Clock
  /** The clock of the machine, which a demo does not move. */
  machine: Pick<Clock, 'now'>
  ids: Ids
  log: Log
}

/** For a deployment without keys or without a service worker: browsers are told that nothing is pushed. */
const noPush: PushGateway = { publicKey: null, send: async () => 'refused' }

/**
 * Returns the real push services if the environment has keys, else the outbox in demo and local, and nothing in live. The public key of
 * the outbox follows from the stored secret, so that browsers stay subscribed over a restart.
 */
export function choosePush({ env, machine, ...deps }: PushDeps): PushGateway {
  if (!env.hasServiceWorker) return noPush
  if (env.push)
    return webPush({ network: { resolve: openNetwork.resolve, post: postPinned }, clock: machine, ids: deps.ids, keys: env.push })
  return env.mode === 'live' ? noPush : localPush(deps, vapidKeysOf(derive(env.secrets.token, 'push')).publicKey)
}
