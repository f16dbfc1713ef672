import { groupMeta } from '@wasla/contract/groups/notices.ts'
import type { NotificationMeta, NotificationRecord, NotificationType } from '@wasla/contract/notifications/record.ts'
import { NAIF, OMAR } from '../agents.ts'
import { NABT_COFFEE, QIMAM } from '../businesses.ts'
import { at, worldNow, hour, day } from '../clock.ts'
import { DATE_SEASON } from '../groups/all-groups.ts'
import type { Member } from '../member.ts'
import { ASMAE, MAHA, SARA } from '../more-networkers.ts'
import { ABDULRAHMAN, DANA, HUDA, LAMA, NOURA, REEM } from '../networkers.ts'
import { NABT_COFFEE_PEOPLE, OMAR_TALENTS } from '../people/saved-filters.ts'
import { DRIPPER_SCHOOL, FIRST_SIP, MORNING_CUP, SMALL_KITCHENS } from '../programs/all-programs.ts'
import type { WholeProgram } from '../programs/make-program.ts'
import { CERTIFICATE_NIGHT } from '../programs/outages.ts'
import { groupLines } from './group-lines.ts'
import { lineOf } from './line.ts'
import { programLines } from './program-lines.ts'
import { walletLines } from './wallet-lines.ts'

type Rest = { about?: string; from?: Member; meta?: NotificationMeta; isRead?: boolean }

const to = ({ profile }: Member, type: NotificationType, on: string | number, { from, ...rest }: Rest = {}): NotificationRecord[] =>
  lineOf({ to: profile.id, type, at: typeof on === 'number' ? on : at(on), from: from?.profile.id ?? null, ...rest })

const about = ({ program: { id, name } }: WholeProgram, rest: NotificationMeta = {}): Rest => ({
  about: id,
  meta: { programId: id, programName: name, ...rest },
})

/** Notifications of an outage’s beginning and end: of the owner if nobody sends them, else of a participant. */
const outageLines = (member: Member, from?: Member): NotificationRecord[] => {
  const rest = { ...about(MORNING_CUP), about: CERTIFICATE_NIGHT.id, ...(from && { from }) }
  const { openedAt, endedAt } = CERTIFICATE_NIGHT
  return [...to(member, 'PROGRAM_OUTAGE_STARTED', openedAt, rest), ...to(member, 'PROGRAM_OUTAGE_ENDED', endedAt ?? openedAt, rest)]
}

const checkOf = ({ verifications }: Member) => ({ about: verifications.at(-1)?.id ?? '' })

const ofPeople: readonly NotificationRecord[] = [
  ...to(DANA, 'WAITING_LIST_ADMITTED', worldNow - 3 * hour),
  ...to(REEM, 'IDENTITY_VERIFICATION_APPROVED', worldNow - 40 * day, { isRead: true }),

  ...to(NOURA, 'WAITING_LIST_ADMITTED', '2025-09-14T08:40'),
  ...to(NOURA, 'IDENTITY_VERIFICATION_REJECTED', '2025-09-14T09:05', {
    meta: { message: 'The photo of the document is too dark to read.' },
  }),
  ...to(NOURA, 'IDENTITY_VERIFICATION_APPROVED', '2025-09-14T09:25', checkOf(NOURA)),
  ...to(NOURA, 'FRIEND_INVITATION_RECEIVED', '2025-10-30T18:12', { from: LAMA }),
  ...to(NOURA, 'PROGRAM_STATUS_CHANGED', '2025-11-18T06:00', about(SMALL_KITCHENS, { programStatus: 'Active' })),
  ...to(NOURA, 'PROGRAM_STATUS_CHANGED', '2025-11-16T07:00', about(SMALL_KITCHENS, { programStatus: 'OnHold' })),
  ...to(NOURA, 'PROGRAM_MILESTONE_ACHIEVED', '2025-11-19T17:45', about(SMALL_KITCHENS)),
  ...to(NOURA, 'PROGRAM_EARNING_RECEIVED', '2025-11-20T06:00', about(SMALL_KITCHENS, { amount: 15_000 })),

  ...to(NOURA, 'PROGRAM_CONVERSION_APPROVED', '2025-10-21T11:15', about(MORNING_CUP)),
  ...to(NOURA, 'SECOND_LOOK_COUNTED', '2025-10-23T12:40', about(MORNING_CUP, { message: 'طالبات صف واحد استخدمن هاتفًا واحدًا.' })),
  ...to(NOURA, 'NETWORK_CASE_COUNTED', '2025-10-22T13:20', about(MORNING_CUP, { count: 64, day: '2025-10-20' })),
  ...to(NOURA, 'NETWORK_CASE_REFUSED', '2025-10-28T10:05', about(SMALL_KITCHENS, { count: 41, day: '2025-10-26' })),
  ...to(NOURA, 'SECOND_LOOK_UPHELD', '2025-10-24T09:30', about(MORNING_CUP, { message: 'These clicks came from a machine.' })),

  ...outageLines(NOURA, NABT_COFFEE),
  ...outageLines(NABT_COFFEE),

  ...to(OMAR, 'IDENTITY_VERIFICATION_APPROVED', '2025-06-02T09:10', checkOf(OMAR)),
  ...to(OMAR, 'FRIEND_INVITATION_RECEIVED', '2025-11-14T12:30', { from: NAIF }),
  ...to(OMAR, 'PROGRAM_STATUS_CHANGED', '2025-11-18T06:00', about(SMALL_KITCHENS, { programStatus: 'Active' })),

  ...to(OMAR, 'SAVED_PEOPLE_FILTER_MATCHED', '2025-11-17T05:00', {
    about: OMAR_TALENTS.id,
    meta: { count: 1, filterName: OMAR_TALENTS.name },
  }),

  ...to(QIMAM, 'GROUP_OWNERSHIP_TRANSFERRED', '2025-08-20T10:15', {
    about: DATE_SEASON.id,
    from: ABDULRAHMAN,
    meta: groupMeta(DATE_SEASON),
  }),
  ...to(QIMAM, 'ADMIN_BUSINESS_VERIFICATION_REJECTED', '2025-05-27T08:30', {
    ...checkOf(QIMAM),
    meta: { message: 'انتهت صلاحية السجل التجاري. أرفق النسخة المجدّدة.' },
  }),
  ...to(QIMAM, 'ADMIN_BUSINESS_VERIFICATION_APPROVED', '2025-05-29T11:20', checkOf(QIMAM)),
  ...to(QIMAM, 'FRIEND_INVITATION_RECEIVED', '2025-11-12T08:05', { from: HUDA }),

  ...to(NABT_COFFEE, 'ADMIN_BUSINESS_VERIFICATION_APPROVED', '2025-05-28T13:40', checkOf(NABT_COFFEE)),
  ...to(NABT_COFFEE, 'PROGRAM_CONVERSION_APPROVED', '2025-10-21T11:15', { ...about(MORNING_CUP), from: NOURA }),
  ...to(NABT_COFFEE, 'PROGRAM_CONVERSION_REJECTED', '2025-10-22T10:05', {
    ...about(MORNING_CUP, { message: 'The order was never paid.' }),
    from: NOURA,
  }),
  ...to(NABT_COFFEE, 'PROGRAM_MILESTONE_ACHIEVED', '2025-11-15T16:20', { ...about(DRIPPER_SCHOOL), from: MAHA }),
  ...to(NABT_COFFEE, 'PROGRAM_REWARD_HELD', '2025-11-15T19:05', { ...about(DRIPPER_SCHOOL, { amount: 75_000 }), from: SARA }),
  ...to(NABT_COFFEE, 'PROGRAM_REWARD_APPROVED', '2025-11-15T20:40', {
    ...about(DRIPPER_SCHOOL, { amount: 75_000, message: 'Two cousins with one phone plan: not the same people.' }),
    from: SARA,
  }),
  ...to(NABT_COFFEE, 'PROGRAM_REWARD_REFUSED', '2025-10-16T09:30', {
    ...about(FIRST_SIP, { amount: 15_000, message: 'The bank account is the brand’s own.' }),
    from: ASMAE,
  }),
  ...to(NABT_COFFEE, 'PROGRAM_BUDGET_ALERT', '2025-11-09T06:05', about(DRIPPER_SCHOOL, { percent: 75 })),
  ...to(NABT_COFFEE, 'PROGRAM_BUDGET_ALERT', '2025-11-16T06:05', about(DRIPPER_SCHOOL, { percent: 100 })),
  ...to(NABT_COFFEE, 'PROGRAM_STATUS_CHANGED', '2025-11-16T06:06', about(DRIPPER_SCHOOL, { programStatus: 'OnHold' })),
  ...to(NABT_COFFEE, 'SAVED_PEOPLE_FILTER_MATCHED', '2025-11-20T06:00', {
    about: NABT_COFFEE_PEOPLE.id,
    meta: { count: 3, filterName: NABT_COFFEE_PEOPLE.name },
  }),
  ...to(NABT_COFFEE, 'API_KEY_MADE', '2025-10-11T10:05', { meta: { keyName: 'نظام الطلبات' }, isRead: true }),
  ...to(NABT_COFFEE, 'WEBHOOK_ENDPOINT_OFF', '2025-10-12T08:42', { meta: { host: 'crm.nabt.example' }, isRead: true }),
  ...to(NABT_COFFEE, 'PROGRAM_RESULTS_WAITING', '2025-11-19T06:00', { ...about(MORNING_CUP, { count: 7 }), isRead: true }),
  ...to(NABT_COFFEE, 'PROGRAM_BUDGET_ALERT', '2025-11-19T20:10', about(MORNING_CUP, { percent: 75 })),
]

/** All notifications of the world: about people, groups, programs and wallets. */
export const notifications: readonly NotificationRecord[] = [...ofPeople, ...groupLines, ...programLines, ...walletLines]
