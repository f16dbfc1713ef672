import type { DatabaseHandle } from '../database/handle.ts'
import { webhooksStanding, type WebhooksStanding } from '../domains/webhooks/service.ts'
import { ok, warning, type Finding } from './finding.ts'

const check = 'webhooks'
const minute = 60_000
/** Milliseconds after which an event that is due is late, as in the alarm `WaslaWebhooksLate`. */
const late = 5 * minute

/** Judges endpoints by their secrets and by what is due. Finds nothing if no brand has an endpoint. */
export function judgeWebhooks({ endpoints, unopened, dueFor }: WebhooksStanding): Finding[] {
  if (endpoints === 0) return []
  const findings = [
    ...(unopened > 0
      ? [
          warning(
            check,
            `secrets of ${unopened} of ${endpoints} endpoints cannot be opened, so nothing is delivered to them`,
            'Set the former TOKEN_SECRET if it changed by mistake. Otherwise ask their owners to replace the secrets (docs/operating/rotate-keys.md).',
          ),
        ]
      : []),
    ...(dueFor > late
      ? [
          warning(
            check,
            `an event for an endpoint that works has been due for ${Math.floor(dueFor / minute)} minutes`,
            'Start the server. If it runs, see WaslaWebhooksLate in docs/operating/alarms.md.',
          ),
        ]
      : []),
  ]
  return findings.length > 0 ? findings : [ok(check, `the secrets of ${endpoints} endpoints can be opened, and no event is late`)]
}

/**
 * Checks what is stored about webhooks. Calls no endpoint. Finds nothing without a TOKEN_SECRET: demo and local make one at their start, so
 * this process does not know it.
 */
export async function checkWebhooks(
  { db }: Pick<DatabaseHandle, 'db'>,
  deps: Parameters<typeof webhooksStanding>[1],
  now: number,
): Promise<Finding[]> {
  return deps.env.secrets.token === '' ? [] : judgeWebhooks(await webhooksStanding(db, deps, now))
}
