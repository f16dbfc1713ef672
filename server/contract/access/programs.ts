import { anyone, membersOnly } from './rule.ts'

/** Everybody who is signed in, while there are programs. */
const readers = membersOnly({ feature: 'program' })
/** Everybody, while there are programs. */
const anyoneWhileThere = { ...anyone, feature: 'program' } as const
/** Brands alone write programs; those under review may draft (K-07, K-08). Publishing has a code of its own for them (K-29). */
const writers = membersOnly({ feature: 'program', types: ['BRAND'], states: ['Active', 'AdminVerifying'], code: 'FORBIDDEN' })
const brands = membersOnly({ feature: 'program', types: ['BRAND'], code: 'FORBIDDEN' })

export const programsAccess = {
  myPrograms: readers,
  programs: readers,
  // While there are none it answers none.
  programsByProfile: anyone,
  program: readers,
  // A field of its own: `program` answers a member whose token has run out with that, so that the app signs in again (A-14, Y-27).
  publicProgram: anyoneWhileThere,
  programStep: readers,
  programContents: readers,
  programDryRun: brands,
  programBudgetEstimate: writers,
  programMatches: writers,
  upsertProgram: writers,
  copyProgram: writers,
  upsertProgramStep: writers,
  uploadProgramAsset: writers,
  addContent: writers,
  editContent: writers,
  deleteContent: writers,
  retryContent: writers,
  reorderContent: writers,
  publishProgram: brands,
  updateProgramStatus: brands,
  topUpProgramBudget: brands,
  deleteProgram: brands,
} as const
