import { ApplicantsTab } from '#features/participations/applicants/ApplicantsTab.tsx'
import { ProgramFrame } from '#features/programs/page/ProgramFrame.tsx'

/** Who asks to join, on the program's page: one page of two features. */
export const ProgramApplicantsScreen = () => (
  <ProgramFrame tab="applicants">{({ program }) => <ApplicantsTab programId={program.id} />}</ProgramFrame>
)
