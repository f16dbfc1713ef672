import { heldFor } from '@wasla/contract/tracking/conversion-risk.ts'
import { clickAfterCase, conversionAfterCase } from '@wasla/contract/tracking/decide-network-case.ts'
import { isNetworkReason, type NetworkCaseRecord } from '@wasla/contract/tracking/network-case.ts'
import type { Store } from '../memory.ts'
import { programById } from '../programs/find.ts'
import { clickById, factsOf, saveConversion } from './around.ts'
import { countResults } from './count-results.ts'
import { settleNumbers } from './numbers.ts'
import { heldClicksOf } from './network-patterns.ts'

/** Counts or refuses the held clicks of a decided network case. */
export function moveClicks(store: Store, one: NetworkCaseRecord): void {
  for (const held of heldClicksOf(store, one)) {
    const { record, change } = clickAfterCase(held, one)
    const click = clickById(store, held.id)
    if (click) Object.assign(click, { status: record.status, reason: record.reason })
    countResults(store, [change])
  }
}

/** Decides the conversions that were held because their click was held. */
export function moveConversions(store: Store, one: NetworkCaseRecord, now: number): void {
  const program = programById(store, one.programId)
  const { clicks, conversions } = store.memory.world
  const ids = new Set(clicks.flatMap(({ id, network, profileId }) => (network === one.network && profileId === one.profileId ? [id] : [])))
  for (const conversion of conversions.filter(
    ({ status, reason, clickId }) => status === 'Held' && isNetworkReason(reason) && ids.has(clickId),
  )) {
    const click = clickById(store, conversion.clickId)
    const facts = click && program ? factsOf(store, program, click, conversion) : null
    const { record, change } = conversionAfterCase(conversion, one, { risk: facts && heldFor(facts), now })
    saveConversion(store, record)
    countResults(store, [change, ...settleNumbers(store, [record])])
  }
}
