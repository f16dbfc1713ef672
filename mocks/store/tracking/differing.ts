import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { DifferingReportPage } from '@wasla/contract/generated/user-types.ts'
import { differingAnswer, differingShown } from '@wasla/contract/tracking/differing.ts'
import { decideSetup } from '@wasla/contract/tracking/owning.ts'
import type { DifferingRecord } from '@wasla/contract/tracking/record.ts'
import type { Store } from '../memory.ts'
import { programById } from '../programs/find.ts'

/** Returns a program's differing reports, latest first. Leaves out reports that are too old to be shown. */
export const differingIn = ({ memory, clock }: Store, programId: string): DifferingRecord[] =>
  memory.world.differing
    .filter((one) => one.programId === programId && one.at >= clock.now() - differingShown)
    .toSorted((one, other) => other.at - one.at || (one.conversionId < other.conversionId ? 1 : -1))

/** Saves a differing report. It replaces an earlier one of the same conversion and increases its count. */
export function saveDiffering({ memory }: Store, report: DifferingRecord): void {
  const before = memory.world.differing.find(({ conversionId }) => conversionId === report.conversionId)
  if (before) Object.assign(before, report, { times: before.times + 1 })
  else memory.world.differing.push({ ...report })
}

/** Implements the query `differingReports` (Y-02). */
export function differing(store: Store, profileId: string, programId: string, pagination: PageArgument): DifferingReportPage {
  changesOf(decideSetup(programById(store, programId), profileId))
  const { count, data } = pageFrom(differingIn(store, programId), pageOf(pagination))
  const { conversions } = store.memory.world
  return {
    count,
    data: data.flatMap((report) => {
      const stored = conversions.find(({ id }) => id === report.conversionId)
      return stored ? [differingAnswer(report, stored)] : []
    }),
  }
}
