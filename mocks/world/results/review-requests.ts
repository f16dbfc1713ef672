import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { ReviewRequestRecord } from '@wasla/contract/tracking/record.ts'
import { day, hour } from '../clock.ts'
import { idOf } from '../ids.ts'
import type { Member } from '../member.ts'
import { FAHAD, LAMA, NOURA } from '../networkers.ts'
import { FAISAL, MAHA } from '../more-networkers.ts'
import { CAMP_BREAKFAST, GROCERIES, MORNING_CUP, SMALL_KITCHENS } from '../programs/all-programs.ts'
import type { WholeProgram } from '../programs/make-program.ts'

type Row = Pick<ReviewRequestRecord, 'kind' | 'reason' | 'note'> & {
  of: WholeProgram
  by: Member
  /** `ago` is the number of days between the results and today. `hours` is the number of hours between the request and now. */
  ago: number
  hours: number
  answered?: { after: number; answer: string }
}

/** Time in milliseconds that the back office has to answer a request. */
const term = 3 * day

const rows: readonly Row[] = [
  {
    of: SMALL_KITCHENS,
    by: NOURA,
    kind: 'CLICK',
    reason: 'OWN_BROWSER',
    ago: 2,
    hours: 20,
    note: 'I showed the link to my sister on my phone. She ordered from hers.',
  },
  {
    of: MORNING_CUP,
    by: LAMA,
    kind: 'CONVERSION',
    reason: 'NOT_GENUINE',
    ago: 3,
    hours: 44,
    note: 'هذه العميلة حقيقية، وأرسلت لي صورة الطلب.',
  },
  { of: SMALL_KITCHENS, by: MAHA, kind: 'CLICK', reason: 'TOO_MANY_CLICKS', ago: 4, hours: 80, note: null },
  { of: CAMP_BREAKFAST, by: FAHAD, kind: 'CLICK', reason: 'OWN_NETWORK', ago: 2, hours: 18, note: 'شاركه أخي في البيت مع أصدقائه.' },
  {
    of: GROCERIES,
    by: FAISAL,
    kind: 'CLICK',
    reason: 'BOT',
    ago: 3,
    hours: 60,
    note: 'My video went around on Monday, these are people.',
    answered: {
      after: 22,
      answer: 'All sixty came within four minutes from one data centre and none of them loaded the page. The rest of that day counts.',
    },
  },
]

/** Returns review requests. One of them is overdue and one is answered. */
export const reviewRequestsAt = (now: number): ReviewRequestRecord[] =>
  rows.map(({ of, by, kind, reason, ago, hours, note, answered }) => {
    const since = now - hours * hour
    return {
      id: idOf(`second-look:${of.key}:${by.profile.id}:${reason}`, since),
      programId: of.program.id,
      profileId: by.profile.id,
      kind,
      reason,
      day: civilDate(startOfDay(civilDate(now)) - ago * day),
      note,
      status: answered ? 'Upheld' : 'Requested',
      requestedAt: since,
      answerBy: since + term,
      answeredAt: answered ? since + answered.after * hour : null,
      answer: answered?.answer ?? null,
    }
  })
