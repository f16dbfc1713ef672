import { allBut, each, forMembers, openToAll, type UserRow } from './user-rows.ts'

/** Refuses everybody except people whose identity was checked. */
const notChecked = each(allBut('networker', 'agent'), 'UNAUTHORIZED_UPDATING')
/** Only networkers and agents have kits. */
const notPeople = each(
  ['agency', 'agencyUnderReview', 'agencyRejected', 'brand', 'brandUnderReview', 'brandRejected'],
  'UNAUTHORIZED_UPDATING',
)

export const mediaKitsCalls: readonly UserRow[] = [
  forMembers('query', 'myMediaKits { id }', notPeople),
  forMembers('mutation', 'makeMediaKit(makeMediaKitInput: { parts: [ACCOUNTS] }) { id }', notChecked),
  forMembers('mutation', 'removeMediaKit(id: "none") { id }', notPeople),
  openToAll('query', 'publicMediaKit(id: "none") { isUnchanged }'),
]
