import { webhookSecretBytes, webhookSecretText } from '@wasla/contract/webhooks/secret.ts'
import { derive } from '#platform/keyed-hash.ts'
import { createSealer } from '#platform/sealed.ts'
import type { Deps } from '../../deps.ts'

export type SecretDeps = Pick<Deps, 'env' | 'ids'>

const sealerOf = ({ env, ids }: SecretDeps) => createSealer(derive(env.secrets.token, 'secrets of webhooks'), ids)

/** Makes a secret for an endpoint. It is stored sealed, because requests are signed with it. */
export function makeSecret(deps: SecretDeps, endpointId: string): { text: string; sealed: string } {
  const text = webhookSecretText(deps.ids.secret(webhookSecretBytes))
  return { text, sealed: sealerOf(deps).seal(text, endpointId) }
}

type Sealed = { secret: string; formerSecret: string | null; formerUntil: number | null }

/**
 * Returns the secrets that sign a request now: the current one first, then the replaced one for a day. Null if the current one was sealed
 * with another secret of the server: then its owner has to replace it.
 */
export function openSecrets(
  deps: SecretDeps,
  endpointId: string,
  { secret, formerSecret, formerUntil }: Sealed,
  now: number,
): string[] | null {
  const sealer = sealerOf(deps)
  const current = sealer.open(secret, endpointId)
  if (current === null) return null
  const former = formerSecret !== null && (formerUntil ?? 0) > now ? sealer.open(formerSecret, endpointId) : null
  return former === null ? [current] : [current, former]
}
