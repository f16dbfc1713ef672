import type { ParticipationRecord, TrackingLinkRecord } from '@wasla/contract/participations/record.ts'
import { trackingCode } from '@wasla/contract/participations/tracking-code.ts'
import { NAIF, OMAR } from '../agents.ts'
import { at, day, hour, worldNow } from '../clock.ts'
import { idOf } from '../ids.ts'
import type { Member } from '../member.ts'
import { ASMAE, FAISAL, HIND, JAWAHER, KARIM, MAHA, MARIAM, REEMA, SARA, YOUSEF } from '../more-networkers.ts'
import { ABDULRAHMAN, BADR, FAHAD, HUDA, LAMA, NOURA, REEM, SAAD, YARA } from '../networkers.ts'
import { randomFor } from '../random.ts'
import {
  CAMP_BREAKFAST,
  COLD_BREW,
  DESERT_NIGHTS,
  DRIPPER_SCHOOL,
  FIRST_SIP,
  GROCERIES,
  LINEN_AND_LIGHT,
  MORNING_CUP,
  ROOM_IN_A_DAY,
  SMALL_KITCHENS,
} from './all-programs.ts'
import type { WholeProgram } from './make-program.ts'

/** Participants, applicants and declined applicants of a program. */
type Row = { to: WholeProgram; accepted?: readonly Member[]; pending?: readonly Member[]; rejected?: readonly Member[] }

const rows: readonly Row[] = [
  {
    to: MORNING_CUP,
    accepted: [NOURA, HUDA, FAHAD, LAMA, SAAD, FAISAL, REEM],
    // Some of these applicants changed their interests after their request, so the list shows a criterion that they no longer meet.
    pending: [MAHA, SARA, ABDULRAHMAN, MARIAM, REEMA, HIND, YOUSEF, NAIF, YARA, JAWAHER, BADR],
    rejected: [OMAR, KARIM],
  },
  { to: COLD_BREW, accepted: [HUDA, SAAD, LAMA, REEM, MAHA] },
  { to: DRIPPER_SCHOOL, accepted: [HUDA, MAHA, LAMA, SARA, SAAD] },
  {
    to: FIRST_SIP,
    accepted: [HUDA, SAAD, LAMA, YARA, REEM, FAHAD, REEMA, HIND, KARIM, MAHA, SARA, MARIAM, ASMAE],
  },
  { to: SMALL_KITCHENS, accepted: [NOURA, REEM, HIND, LAMA, SAAD, OMAR, MAHA, MARIAM] },
  { to: ROOM_IN_A_DAY, accepted: [REEM, HIND, ABDULRAHMAN], pending: [REEMA] },
  { to: DESERT_NIGHTS, accepted: [FAHAD, HIND], pending: [NOURA, REEMA, ABDULRAHMAN, SAAD], rejected: [LAMA] },
  { to: CAMP_BREAKFAST, accepted: [REEMA, FAHAD, SAAD, ABDULRAHMAN] },
  { to: GROCERIES, accepted: [HIND, LAMA, FAISAL, SAAD], pending: [NOURA, OMAR, HUDA, REEM, FAHAD], rejected: [ABDULRAHMAN] },
  { to: LINEN_AND_LIGHT, accepted: [JAWAHER, HIND], pending: [REEMA, ABDULRAHMAN], rejected: [NOURA] },
]

/** Fixed times of requests that a screen shows. All other requests are spread over the time in which the program took requests. */
const requestedAt = new Map([
  [`${GROCERIES.key} ${NOURA.profile.id}`, at('2025-11-18T15:20')],
  [`${DESERT_NIGHTS.key} ${NOURA.profile.id}`, at('2025-11-17T10:00')],
  [`${LINEN_AND_LIGHT.key} ${NOURA.profile.id}`, at('2025-11-17T18:30')],
])

/** Reasons that owners gave for declining, in Arabic, because the brands write Arabic. */
const said = new Map<string, Pick<ParticipationRecord, 'declineReason' | 'declineNote'>>([
  [`${MORNING_CUP.key} ${OMAR.profile.id}`, { declineReason: 'FULL', declineNote: null }],
  [`${MORNING_CUP.key} ${KARIM.profile.id}`, { declineReason: 'CONTENT', declineNote: null }],
  [`${DESERT_NIGHTS.key} ${LAMA.profile.id}`, { declineReason: 'AUDIENCE', declineNote: null }],
  [
    `${LINEN_AND_LIGHT.key} ${NOURA.profile.id}`,
    { declineReason: 'CONTENT', declineNote: 'نبحث هذه المرة عن محتوى للديكور المنزلي. يسعدنا أن تتقدمي إلى برامجنا القادمة.' },
  ],
])

/** Returns the last time at which a program accepted requests. */
const lastMoment = ({ program: { retiredAt, status, updatedAt } }: WholeProgram) =>
  retiredAt ?? (status === 'OnHold' ? updatedAt : worldNow - hour)

function momentOf(to: WholeProgram, { profile }: Member): number {
  const known = requestedAt.get(`${to.key} ${profile.id}`)
  if (known !== undefined) return known
  const first = Math.max(to.program.publishedAt ?? 0, profile.createdAt + day)
  const share = randomFor(`request:${to.key}:${profile.id}`).between(2, 90) / 100
  return Math.round((first + (lastMoment(to) - first) * share) / 1000) * 1000
}

function answeredAt(to: WholeProgram, member: Member, createdAt: number): number {
  if (to.program.isPublic) return createdAt + 1000
  const wait = randomFor(`answer:${to.key}:${member.profile.id}`).between(3, 30) * hour
  return Math.min(createdAt + wait, lastMoment(to))
}

const requestOf = (to: WholeProgram, member: Member, status: ParticipationRecord['status']): ParticipationRecord => {
  const createdAt = momentOf(to, member)
  return {
    id: idOf(`participation:${to.key}:${member.profile.id}`, createdAt),
    programId: to.program.id,
    profileId: member.profile.id,
    userId: member.user.id,
    status,
    isAutomatic: to.program.isPublic,
    createdAt,
    answeredAt: status === 'Pending' ? null : answeredAt(to, member, createdAt),
    declineReason: null,
    declineNote: null,
    ...(status === 'Rejected' && said.get(`${to.key} ${member.profile.id}`)),
  }
}

export const participations: readonly ParticipationRecord[] = rows.flatMap(({ to, accepted = [], pending = [], rejected = [] }) => [
  ...accepted.map((member) => requestOf(to, member, 'Accepted')),
  ...pending.map((member) => requestOf(to, member, 'Pending')),
  ...rejected.map((member) => requestOf(to, member, 'Rejected')),
])

/** Returns the fixed code of a participant's tracking link (N-01). */
export function trackingCodeOf(programId: string, profileId: string): string {
  const random = randomFor(`tracking:${programId}:${profileId}`)
  return trackingCode((count) => Uint8Array.from({ length: count }, () => random.between(0, 255)))
}

export const trackingLinks: readonly TrackingLinkRecord[] = participations
  .filter(({ status }) => status === 'Accepted')
  .map(({ programId, profileId, answeredAt: since, createdAt }) => ({
    code: trackingCodeOf(programId, profileId),
    programId,
    profileId,
    createdAt: since ?? createdAt,
  }))
