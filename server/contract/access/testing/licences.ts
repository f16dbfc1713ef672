import { allBut, each, forMembers, sendingFile, type UserRow } from './user-rows.ts'

/** Refuses everybody except people whose identity was checked. */
const notChecked = each(allBut('networker', 'agent'), 'UNAUTHORIZED_UPDATING')

const licence = '{ number: "11820477", expiresOn: "2030-01-01", accountIds: ["none"], document: $file }'

export const licencesCalls: readonly UserRow[] = [
  forMembers('query', 'myLicence { id }'),
  sendingFile(forMembers('mutation', `submitLicence(submitLicenceInput: ${licence}) { id }`, notChecked)),
  forMembers('mutation', 'removeLicence { id }', notChecked),
]
