import { forMembers, openToAll, type UserRow } from './user-rows.ts'

export const ownDataCalls: readonly UserRow[] = [
  forMembers('query', 'myData { deletionDays }'),
  forMembers('query', 'myContactOpenings { count }'),
  forMembers('mutation', 'requestDataArchive { deletionDays }'),
  forMembers('mutation', 'linkDataArchive(id: "none") { url }'),
  forMembers('mutation', 'deleteMyAccount { deletionDays }'),
  forMembers('mutation', 'keepMyAccount { deletionDays }'),
  openToAll('mutation', 'contactOpened(profileId: "none", method: email) { success }'),
]
