import { anyone, membersOnly } from './rule.ts'

/** Fields for every signed-in profile, while the flag is on. */
const readers = membersOnly({ feature: 'program' })
/** Fields for everybody, signed in or not, while the flag is on. */
const anyoneWhileThere = { ...anyone, feature: 'program' } as const
/**
 * Fields for brands, because only brands write programs. A brand under review may save drafts (K-07, K-08). Publishing refuses such a brand
 * with a code of its own (K-29).
 */
const writers = membersOnly({ feature: 'program', types: ['BRAND'], states: ['Active', 'AdminVerifying'], code: 'FORBIDDEN' })
const brands = membersOnly({ feature: 'program', types: ['BRAND'], code: 'FORBIDDEN' })

export const programsAccess = {
  myPrograms: readers,
  programs: readers,
  // This field is always open; it returns no programs while the flag is off.
  programsByProfile: anyone,
  program: readers,
  // This field is separate from `program`, because `program` refuses an expired token so that the app signs in again (A-14, Y-27).
  publicProgram: anyoneWhileThere,
  fundsProof: readers,
  programStep: readers,
  programContents: readers,
  programDryRun: brands,
  programBudgetEstimate: writers,
  programMatches: writers,
  myBrandDays: brands,
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
  createBrandDays: writers,
  updateBrandDays: writers,
  deleteBrandDays: brands,
} as const
