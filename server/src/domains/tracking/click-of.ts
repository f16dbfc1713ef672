import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { clickAfterCase } from '@wasla/contract/tracking/decide-network-case.ts'
import { isNetworkReason } from '@wasla/contract/tracking/network-case.ts'
import type { ClickRecord } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { holdClick } from './stores/around.ts'
import { findMovingCaseOf } from './stores/network-cases.ts'

/**
 * The click by which a report is decided; it stays as it is until the transaction ends. The clicks of a decided case are moved in bunches
 * (Y-06): one whose turn has not come is read as the case was decided.
 */
export async function clickOf(tx: Database, { dialect }: { dialect: Dialect }, id: string): Promise<ClickRecord | null> {
  const click = await holdClick(tx, dialect, id)
  if (click?.status !== 'Held' || !isNetworkReason(click.reason)) return click
  const decided = await findMovingCaseOf(tx, click.id, civilDate(click.at))
  return decided ? clickAfterCase(click, decided).record : click
}
