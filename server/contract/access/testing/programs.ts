import { allBut, behindFlag, each, forMembers, openToAll, sendingFile, type UserRow } from './user-rows.ts'

const program =
  '{ name: "", description: "", startDate: "2026-01-01", isPublic: true, isVisible: true, programFocus: PRODUCT, launchLocationType: WORLDWIDE }'
const content =
  '{ programId: "none", contentStepType: LEARNING, title: "", description: "", type: IMAGE, language: ARABIC, contentUrl: "https://wasla.example" }'

const days = '{ name: "", from: "", to: "" }'

/** `notWriting` refuses everybody except brands that may draft (K-07, K-08); `noBrand` refuses everybody except brands. */
const notWriting = each(allBut('brand', 'brandUnderReview'), 'FORBIDDEN')
const noBrand = each(allBut('brand', 'brandUnderReview', 'brandRejected'), 'FORBIDDEN')

const calls: readonly UserRow[] = [
  forMembers('query', 'myPrograms { count }'),
  forMembers('query', 'programs { count }'),
  forMembers('query', 'program(programId: "none") { id }'),
  forMembers('query', 'fundsProof(programId: "none") { id }'),
  forMembers('query', 'programStep(programId: "none", type: BUDGET) { id }'),
  forMembers('query', 'programContents(programId: "none", contentStepType: LEARNING) { count }'),
  forMembers('query', 'programDryRun(programId: "none") { isReady }', noBrand),
  forMembers('query', 'programBudgetEstimate(programId: "none") { cost }', notWriting),
  forMembers('query', 'programMatches(criteria: {}) { of }', notWriting),
  forMembers('query', 'myBrandDays { id }', noBrand),
  forMembers('mutation', `createBrandDays(createBrandDaysInput: ${days}) { id }`, notWriting),
  forMembers('mutation', 'updateBrandDays(updateBrandDaysInput: { id: "none", name: "", from: "", to: "" }) { id }', notWriting),
  forMembers('mutation', 'deleteBrandDays(id: "none") { id }', noBrand),
  forMembers('mutation', `upsertProgram(upsertProgramInput: ${program}) { id }`, notWriting),
  forMembers('mutation', 'copyProgram(id: "none") { id }', notWriting),
  forMembers('mutation', 'upsertProgramStep(upsertProgramStepInput: { programId: "none", type: BUDGET, data: {} }) { id }', notWriting),
  sendingFile(forMembers('mutation', 'uploadProgramAsset(programId: "none", file: $file) { url }', notWriting)),
  forMembers('mutation', `addContent(addContentInput: ${content}) { id }`, notWriting),
  forMembers('mutation', 'editContent(editContentInput: { id: "none" }) { id }', notWriting),
  forMembers('mutation', 'deleteContent(id: "none") { id }', notWriting),
  forMembers('mutation', 'retryContent(id: "none") { id }', notWriting),
  forMembers(
    'mutation',
    'reorderContent(reorderContentInput: { programId: "none", contentStepType: LEARNING, contentIds: [] }) { success }',
    notWriting,
  ),
  forMembers('mutation', 'publishProgram(id: "none") { id }', noBrand),
  forMembers('mutation', 'updateProgramStatus(updateProgramStatusInput: { id: "none", status: OnHold }) { id }', noBrand),
  forMembers('mutation', 'topUpProgramBudget(programId: "none", amount: 1, idempotencyKey: "none") { amount }', noBrand),
  forMembers('mutation', 'deleteProgram(id: "none") { id }', noBrand),
]

export const programsCalls: readonly UserRow[] = [
  openToAll('query', 'programsByProfile(profileId: "none") { count }'),
  behindFlag('program')(openToAll('query', 'publicProgram(programId: "none") { id }')),
  ...calls.map(behindFlag('program')),
]
