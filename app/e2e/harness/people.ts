import { bonusFrom } from '@wasla/contract/onboarding/limits.ts'
import { rankKeyOf } from '@wasla/contract/onboarding/waiting-list.ts'
import { defaultSetting } from '@wasla/contract/settings/settings.ts'
import { NAIF, SALMA } from '@wasla/mocks/world/agents.ts'
import { MASAR, RAWSHAN, SAHRA, SARD } from '@wasla/mocks/world/businesses.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import {
  ASMAE,
  BAKR,
  FAISAL,
  HIND,
  JAWAHER,
  KARIM,
  LINA,
  MAHA,
  MARIAM,
  REEMA,
  SARA,
  TURKI,
  YOUSEF,
} from '@wasla/mocks/world/more-networkers.ts'
import { ABDULRAHMAN, BADR, FAHAD, HUDA, LAMA, NOURA, REEM, SAAD, YARA } from '@wasla/mocks/world/networkers.ts'
import { queue } from '@wasla/mocks/world/queue.ts'
import { waitingList } from '@wasla/mocks/world/waiting-list.ts'

/** Roles that sign in to the product (U-03). The reviewer signs in to the back office instead. */
export const memberRoles = ['networker', 'agent', 'agency', 'brand'] as const

const national = ({ user }: Member) => user.mobileNo.replace('+966', '')

/**
 * Mobile numbers of the demo’s people. Numbers from abroad include the country code. Use each person in one journey only: the server sends
 * one code a minute to a number, and journeys on the same server share their data.
 */
export const numbers = {
  abdulrahman: national(ABDULRAHMAN),
  asmae: national(ASMAE),
  badr: national(BADR),
  bakr: national(BAKR),
  fahad: national(FAHAD),
  faisal: national(FAISAL),
  hind: national(HIND),
  huda: national(HUDA),
  jawaher: national(JAWAHER),
  karim: national(KARIM),
  lama: national(LAMA),
  lina: national(LINA),
  maha: national(MAHA),
  mariam: national(MARIAM),
  masar: national(MASAR),
  naif: national(NAIF),
  noura: national(NOURA),
  rawshan: national(RAWSHAN),
  reem: national(REEM),
  reema: national(REEMA),
  saad: national(SAAD),
  sahra: national(SAHRA),
  salma: national(SALMA),
  sara: national(SARA),
  sard: national(SARD),
  turki: national(TURKI),
  yara: national(YARA),
  yousef: national(YOUSEF),
} as const

const bonus = bonusFrom((key) => defaultSetting(key, 'demo'))
const open = waitingList.filter(({ admittedAt }) => admittedAt === null)
const keys = open.map((entry) => rankKeyOf(entry, bonus))

/**
 * Two people on the waiting list with Saudi numbers. Each of them moves up in the list if they follow the product’s account. The waiting
 * list does not admit seeded people automatically.
 */
const [follower, inviter] = open
  .filter((entry) => !entry.doneTasks.includes('FOLLOW_MICROBLOG'))
  .filter((entry) => {
    const [now, then] = [rankKeyOf(entry, bonus), rankKeyOf({ ...entry, doneTasks: [...entry.doneTasks, 'FOLLOW_MICROBLOG'] }, bonus)]
    return keys.some((key) => key < now && key > then)
  })
  .flatMap(({ userId, acceptedInvitations }) =>
    queue.flatMap((member) =>
      member.user.id === userId && member.user.mobileNo.startsWith('+966') ? [{ number: national(member), acceptedInvitations }] : [],
    ),
  )
if (!follower || !inviter) throw new Error('Too few wait whom a task would move.')

export const queued = { follower, inviter } as const
