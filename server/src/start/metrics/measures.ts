import type { AnsweredOperation } from '../../graphql/endpoint.ts'
import { measuredRequests } from '../../http/measured-requests.ts'
import type { Clock } from '../../platform/clock.ts'
import { countedJobs, countedLog, countedShedder } from '../../platform/metrics/counted.ts'
import { addProcessMetrics } from '../../platform/metrics/process.ts'
import { createRegistry } from '../../platform/metrics/registry.ts'
import { countedPush, countedSms, countedWebhooks } from './outgoing.ts'

/** Makes the numbers of this process. Each function puts a counter around a part of the server, or is called by it. */
export function createMeasures({ clock }: { clock: Clock }) {
  const registry = createRegistry()
  const { stop } = addProcessMetrics(registry)
  const operations = registry.counter(
    'wasla_graphql_operations_total',
    'Requests to the API by operation. Operations that are not the app’s own are “other”.',
    'api',
    'operation',
    'outcome',
  )
  return {
    registry,
    stop,
    log: (log: Parameters<typeof countedLog>[0]) => countedLog(log, registry),
    loadShedder: (shedder: Parameters<typeof countedShedder>[0]) => countedShedder(shedder, registry),
    sms: (gateway: Parameters<typeof countedSms>[0]) => countedSms(gateway, registry),
    push: (gateway: Parameters<typeof countedPush>[0]) => countedPush(gateway, registry),
    webhooks: (gateway: Parameters<typeof countedWebhooks>[0]) => countedWebhooks(gateway, registry),
    jobEnded: countedJobs(registry, clock),
    request: measuredRequests(registry),
    answered: (api: 'user' | 'admin', { document, outcome }: AnsweredOperation) => operations.add(1, api, document ?? 'other', outcome),
  }
}
