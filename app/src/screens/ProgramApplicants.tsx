import { ApplicantsTab } from '#features/participations/applicants/ApplicantsTab.tsx'
import { ProgramFrame } from '#features/programs/page/ProgramFrame.tsx'

/** Shows the applicants on the program's page. Combines two features. */
export const ProgramApplicantsScreen = () => (
  <ProgramFrame tab="applicants">{({ program }) => <ApplicantsTab programId={program.id} />}</ProgramFrame>
)
