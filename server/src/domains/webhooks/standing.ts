import type { Database } from '#database/database.ts'
import { openSecrets, type SecretDeps } from './secrets.ts'
import { waitingWebhooks } from './stores/due.ts'
import { findSecrets } from './stores/endpoints.ts'

/** How webhooks stand, for operators. */
export type WebhooksStanding = {
  readonly endpoints: number
  /** Number of endpoints whose secret was sealed with another `TOKEN_SECRET`: nothing can be signed for them. */
  readonly unopened: number
  /** Milliseconds for which the first event for an endpoint that works is due; 0 if none is due. */
  readonly dueFor: number
}

export async function webhooksStanding(db: Database, deps: SecretDeps, now: number): Promise<WebhooksStanding> {
  const sealed = await findSecrets(db)
  const { firstDue } = await waitingWebhooks(db)
  return {
    endpoints: sealed.length,
    unopened: sealed.filter(({ id, ...secrets }) => openSecrets(deps, id, secrets, now) === null).length,
    dueFor: Math.max(0, now - (firstDue ?? now)),
  }
}
