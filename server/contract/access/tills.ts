import { membersOnly } from './rule.ts'

/** All members pass this table. The field's own decision checks whether the member owns the program. */
const members = membersOnly({ feature: 'program' })

export const tillsAccess = {
  programTills: members,
  tillOrders: members,
  makeTill: members,
  changeTill: members,
  renewTillPin: members,
  revokeTill: members,
} as const
