import { isResultEvent, resultEvent } from '@wasla/contract/webhooks/result-event.ts'
import type { Deps } from '../../deps.ts'
import { appendWebhooks, findOwnersWithEndpoints } from '../webhooks/service.ts'
import type { CountResults } from './count-results.ts'
import { findConversions } from './stores/conversions.ts'

/** Writes webhooks about results that brands reported. Reads the results only if an owner has an endpoint. */
export const resultWebhooks =
  (deps: Pick<Deps, 'dialect' | 'clock' | 'ids'>): CountResults =>
  async (tx, changes) => {
    const reported = changes.filter(isResultEvent)
    if (reported.length === 0) return
    const owners = await findOwnersWithEndpoints(tx, [...new Set(reported.map(({ programId }) => programId))])
    if (owners.size === 0) return
    const owned = reported.filter(({ programId }) => owners.has(programId))
    const results = await findConversions(
      tx,
      owned.map(({ id }) => id),
    )
    const drafts = owned.flatMap((change) => {
      const result = results.get(change.id)
      const owner = owners.get(change.programId)
      return result && owner !== undefined ? [resultEvent(owner, change, result)] : []
    })
    await appendWebhooks(tx, deps, drafts)
  }
