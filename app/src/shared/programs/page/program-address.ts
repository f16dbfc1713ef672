/** Pages of a program (S2 §2) that everybody who is signed in may read, and those of its owner and its participants. */
export const programTabs = [
  'overview',
  'shareable-content',
  'catalogue',
  'learning-content',
  'applicants',
  'participants',
  'performance',
  'my-performance',
] as const
export type ProgramTab = (typeof programTabs)[number]

/** The address of a tab of a program. */
export const programAddress = (id: string, tab: ProgramTab = 'overview') => `/program/${encodeURIComponent(id)}/${tab}`
