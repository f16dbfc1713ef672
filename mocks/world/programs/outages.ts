import type { LinkCheckRecord, OutageRecord } from '@wasla/contract/link-checks/record.ts'
import { linkCheckTimes } from '@wasla/contract/link-checks/limits.ts'
import { isChecked, newCheck } from '@wasla/contract/link-checks/new-check.ts'
import { at, minute, worldNow } from '../clock.ts'
import { idOf } from '../ids.ts'
import { randomFor } from '../random.ts'
import { MORNING_CUP, programs, programSteps } from './all-programs.ts'

function checkOf(programId: string, trackingUrl: string): LinkCheckRecord {
  const ago = randomFor(`link-check:${programId}`).between(2, 45) * minute
  const fresh = newCheck({ id: programId, publishedAt: null, trackingUrl }, worldNow)
  const checkedAt = worldNow - ago
  return { ...fresh, checkedAt, nextAt: checkedAt + linkCheckTimes.usual, landing: fresh.host, keepsClickId: true }
}

/** The checks of all running programs; all of them succeeded. */
export const linkChecks: readonly LinkCheckRecord[] = programs.filter(isChecked).flatMap(({ id }) => {
  const step = programSteps.find((one) => one.programId === id && one.type === 'IMPACT_OBJECTIVES')
  return step?.type === 'IMPACT_OBJECTIVES' ? [checkOf(id, step.data.trackingUrl)] : []
})

const outage = (startedAt: string, endedAt: string, { fault, detail }: Pick<OutageRecord, 'fault' | 'detail'>): OutageRecord => ({
  id: idOf(`outage:${startedAt}`, at(startedAt)),
  programId: MORNING_CUP.program.id,
  ...{ fault, detail },
  startedAt: at(startedAt),
  openedAt: at(startedAt) + linkCheckTimes.again,
  endedAt: at(endedAt),
  endedBy: 'RECOVERED',
})

/** A night in which the certificate of the shop had expired. */
export const CERTIFICATE_NIGHT = outage('2025-11-14T00:12', '2025-11-14T04:38', { fault: 'CERTIFICATE', detail: null })

export const outages: readonly OutageRecord[] = [
  outage('2025-10-28T13:40', '2025-10-28T14:21', { fault: 'NOT_FOUND', detail: '404' }),
  CERTIFICATE_NIGHT,
]
