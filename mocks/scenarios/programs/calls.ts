/** Root fields that list programs. */
export const listCalls = ['programs', 'programsForMe', 'myPrograms', 'programsByProfile', 'myParticipantsRequests'] as const
/** Root fields that a program's page requests in addition to the program. */
export const tabCalls = ['programStep', 'programContents'] as const
export const pageCalls = ['program', ...tabCalls, 'programEligibility'] as const
export const savingCalls = [
  'upsertProgram',
  'copyProgram',
  'upsertProgramStep',
  'uploadProgramAsset',
  'addContent',
  'editContent',
  'deleteContent',
  'retryContent',
  'reorderContent',
] as const
/** Root fields that the wizard requests. */
export const wizardCalls = ['program', 'programStep', 'programContents', 'programBudgetEstimate', 'programMatches'] as const
export const publishingCalls = ['publishProgram', 'updateProgramStatus', 'topUpProgramBudget', 'deleteProgram'] as const
export const applicantCalls = ['participantsRequests', 'participants'] as const
export const answerCalls = ['updateParticipantRequest', 'updateParticipantRequests'] as const
