import type { WizardProgramFragment } from '../wizard.generated.ts'

/** A draft for tests. Only its first step is saved. */
export const draftProgram: WizardProgramFragment = {
  __typename: 'Program',
  id: 'cup',
  name: 'The morning cup',
  description: 'Show how you make your cup.',
  coverImage: '/files/cup',
  startDate: '2026-03-20',
  endDate: null,
  isPublic: true,
  isVisible: true,
  status: 'Draft',
  viewerRole: 'OWNER',
  nextStep: 'PARTICIPANT_CRITERIA',
  completedSteps: [{ __typename: 'CompletedStep', id: 'cup:PROGRAM_DETAILS', type: 'PROGRAM_DETAILS' }],
  programFocus: 'PRODUCT',
  openToPlacement: false,
  sellOnEcommerce: false,
  storeLink: null,
  launchLocationType: 'WORLDWIDE',
  launchLocations: [],
  serviceArea: [],
}
