import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { clickAfterCase } from '@wasla/contract/tracking/decide-network-case.ts'
import { isNetworkReason } from '@wasla/contract/tracking/network-case.ts'
import type { ClickRecord } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { lockClickShared } from './stores/around.ts'
import { findMovingCaseOf } from './stores/network-cases.ts'

/**
 * Returns the click that a report refers to, locked against changes until the transaction ends. The clicks of a decided case are moved in
 * batches (Y-06). A click that is not moved yet is returned with the status that the decision gives it.
 */
export async function clickOf(tx: Database, { dialect }: { dialect: Dialect }, id: string): Promise<ClickRecord | null> {
  const click = await lockClickShared(tx, dialect, id)
  if (click?.status !== 'Held' || !isNetworkReason(click.reason)) return click
  const decided = await findMovingCaseOf(tx, click.id, civilDate(click.at))
  return decided ? clickAfterCase(click, decided).record : click
}
