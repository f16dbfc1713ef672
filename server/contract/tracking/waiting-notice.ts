import type { NotificationDraft } from '../notifications/draft.ts'
import { civilDate, startOfDay } from '../platform/riyadh.ts'
import type { ProgramRecord } from '../programs/record.ts'

/** Time of the day from which owners are notified of waiting results: 09:00 in Riyadh, in milliseconds since midnight. */
const tellAfter = 9 * 3_600_000

/** Returns the day whose notification is due (Y-01); null before 09:00. */
export const noticeDay = (now: number): string | null => {
  const day = civilDate(now)
  return now >= startOfDay(day) + tellAfter ? day : null
}

/** Returns the owner’s notification. It says how many results wait, and when the first of them counts automatically. */
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
