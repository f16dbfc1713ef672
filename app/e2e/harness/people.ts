import type { Member } from '@wasla/mocks/world/member.ts'
import { BADR, FAHAD, HUDA, LAMA, REEM } from '@wasla/mocks/world/networkers.ts'

/** Roles that enter the product itself (U-03); the reviewer's door leads to the back office. */
export const memberRoles = ['networker', 'agent', 'agency', 'brand'] as const

const national = ({ user }: Member) => user.mobileNo.replace('+966', '')

/** Saudi mobile numbers of people of the world, without the country code. */
export const numbers = {
  badr: national(BADR),
  fahad: national(FAHAD),
  huda: national(HUDA),
  lama: national(LAMA),
  reem: national(REEM),
} as const
