import type { ProgramTab } from '@wasla/contract/programs/page/access.ts'

/** Returns the address of a tab of a program's page (S2 §2). */
export const programAddress = (id: string, tab: ProgramTab = 'overview') => `/program/${encodeURIComponent(id)}/${tab}`
