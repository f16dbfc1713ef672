import { individualTypes } from '../profiles/types.ts'
import { members, membersOnly } from './rule.ts'

/** Only people advertise under a licence of their own, and only after their identity was checked (Y-46). */
const people = membersOnly({ types: individualTypes, states: ['Active'] })

export const licencesAccess = {
  myLicence: members,
  submitLicence: people,
  removeLicence: people,
} as const
