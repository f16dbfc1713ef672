import { membersOnly } from './rule.ts'

/** All members pass this table. The fields’ own decision refuses everybody but the program’s owner. */
const members = membersOnly({ feature: 'program' })

export const linkChecksAccess = { programLinkCheck: members, checkProgramLink: members } as const
