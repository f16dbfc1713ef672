import { ParticipantsTab } from '#features/participations/participants/ParticipantsTab.tsx'
import { ProgramFrame } from '#features/programs/page/ProgramFrame.tsx'

/** Shows the participants on the program's page. Combines two features. */
export const ProgramParticipantsScreen = () => (
  <ProgramFrame tab="participants">{({ program }) => <ParticipantsTab programId={program.id} />}</ProgramFrame>
)
