import { resultEvent } from '@wasla/contract/webhooks/program-events.ts'
import type { Deps } from '../../deps.ts'
import { appendWebhooks, findOwnersWithEndpoints } from '../webhooks/service.ts'
import type { CountResults } from './count-results.ts'
import { findConversions } from './stores/conversions.ts'

/**
 * Writes webhooks about results that brands reported. Clicks have no events: there are far too many, and milestones report what follows from
 * them. Reads the results only if an owner has an endpoint.
 */
export const resultWebhooks =
  (deps: Pick<Deps, 'dialect' | 'clock' | 'ids'>): CountResults =>
  async (tx, changes) => {
    const reported = changes.filter(({ kind, from, to }) => kind === 'CONVERSION' && from !== to)
    if (reported.length === 0) return
    const owners = await findOwnersWithEndpoints(tx, [...new Set(reported.map(({ programId }) => programId))])
    if (owners.size === 0) return
    const owned = reported.filter(({ programId }) => owners.has(programId))
    const results = await findConversions(
      tx,
      owned.map(({ id }) => id),
    )
    // A result may change twice in one transaction. Each change is an event with the status that it had then.
    const drafts = owned.flatMap(({ id, programId, to, reason }) => {
      const result = results.get(id)
      const owner = owners.get(programId)
      return result && owner !== undefined ? [resultEvent(owner, { ...result, status: to, reason })] : []
    })
    await appendWebhooks(tx, deps, drafts)
  }
