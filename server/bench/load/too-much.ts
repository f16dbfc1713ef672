import type { Caller } from './caller.ts'
import { causesOf, divide, servedPart, timesAsText, timesOf } from './report.ts'

/**
 * Promises if `times` as many requests come as are answered alone: milliseconds until requests are served, until they are refused, and
 * until everybody is served again.
 */
const promised = { times: 5, served: 500, refused: 50, recovery: 5_000 } as const
/** Clients that find out how much the product answers. */
const clients = 32
/** Requests in a row that must be served before the product counts as recovered. */
const inARow = 50
/** The part of the promised number that must have come. This process may be too slow for all of it. */
const enough = 0.9
const kinds = ['list', 'profile', 'write'] as const

/** Sends too much for some seconds, and prints what happens to it. Returns the promises that are broken. */
export async function measureTooMuch(caller: Caller, lasting: number): Promise<string[]> {
  const capacity = await caller.fromClients(clients, lasting)
  const { outcomes, seconds } = await caller.atRate(capacity * promised.times, capacity * promised.times * lasting)
  const recovery = await caller.recovery(inARow, 4 * promised.recovery)
  caller.takeReplaced()

  const { served, refused, others } = divide(outcomes)
  const of = { served: timesOf(served.map(({ took }) => took)), refused: timesOf(refused.map(({ took }) => took)) }
  const late = timesOf(outcomes.map((outcome) => outcome.late))
  const came = outcomes.length / seconds / capacity
  const parts = kinds.map((kind) => `${kind}s ${(100 * servedPart(outcomes, kind)).toFixed(0)} %`).join(', ')
  const lines = [
    `  too much: ${capacity.toFixed(0)} requests a second are answered, and ${came.toFixed(1)} times as many came for ${seconds.toFixed(0)} s; the caller was late by ${timesAsText(late)}`,
    `    served ${served.length}: ${timesAsText(of.served)} (promised: p99 at most ${promised.served}); of the ${parts}`,
    `    refused ${refused.length}: ${timesAsText(of.refused)} (promised: p99 below ${promised.refused})`,
    `    neither: ${others.length} (promised: none)`,
    ...causesOf(others),
    `    everybody is served again after ${recovery.toFixed(0)} ms (promised: at most ${promised.recovery})`,
  ]
  for (const line of lines) console.log(line)
  return [
    ...(came < promised.times * enough ? [`${promised.times} times too much came`] : []),
    ...(refused.length === 0 || of.served.p99 > promised.served || of.refused.p99 >= promised.refused ? ['times of too much'] : []),
    ...(others.length > 0 ? ['an answer to everybody'] : []),
    ...(recovery > promised.recovery ? ['recovery'] : []),
  ]
}
