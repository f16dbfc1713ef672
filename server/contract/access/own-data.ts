import { anyone, membersOnly } from './rule.ts'

/** Also open while the account is being deleted. */
const own = membersOnly({ whileDeleting: true })

export const ownDataAccess = {
  myData: own,
  myContactOpenings: own,
  requestDataArchive: own,
  linkDataArchive: own,
  deleteMyAccount: own,
  keepMyAccount: own,
  contactOpened: anyone,
} as const
