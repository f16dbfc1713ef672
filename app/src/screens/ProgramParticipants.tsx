import { ParticipantsTab } from '#features/participations/participants/ParticipantsTab.tsx'
import { ProgramFrame } from '#features/programs/page/ProgramFrame.tsx'

/** Who takes part, on the program's page: one page of two features. */
export const ProgramParticipantsScreen = () => (
  <ProgramFrame tab="participants">{({ program }) => <ParticipantsTab programId={program.id} />}</ProgramFrame>
)
