import type { NotificationDraft } from '../notifications/draft.ts'
import { civilDate, startOfDay } from '../platform/riyadh.ts'
import type { ProgramRecord } from '../programs/record.ts'

/** The hour of Riyadh after which owners are told what waits, in milliseconds of the day. */
const tellAfter = 9 * 3_600_000

/** The day whose notice is due (Y-01); null before nine in the morning. */
export const noticeDay = (now: number): string | null => {
  const day = civilDate(now)
  return now >= startOfDay(day) + tellAfter ? day : null
}

/** To the owner: how many results wait, and when the first of them counts by itself. */
export const waitingNotice = (
  { id, profileId, name }: Pick<ProgramRecord, 'id' | 'profileId' | 'name'>,
  { count, nextCountsAt }: { count: number; nextCountsAt: number },
): NotificationDraft => ({
  profileId,
  type: 'PROGRAM_RESULTS_WAITING',
  referenceId: id,
  meta: { programId: id, programName: name, count, day: civilDate(nextCountsAt) },
  isPanelOnly: true,
})
