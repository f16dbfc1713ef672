import { programPeople } from '../domains/participations/program-people.ts'
import { countingResults, figuresChanged } from '../domains/performance/service.ts'
import { countResults, type CountingDeps } from '../domains/rewards/service.ts'
import { resultWebhooks, type CountResults } from '../domains/tracking/service.ts'

/**
 * Returns the counters of clicks and conversions. For each click or conversion, all of them run in this order, in the transaction that
 * writes it.
 */
export const resultCounters = (deps: Omit<CountingDeps, 'people' | 'figuresChanged'>): readonly CountResults[] => [
  countingResults(deps),
  resultWebhooks(deps),
  countResults({ ...deps, people: programPeople, figuresChanged: figuresChanged(deps) }),
]
