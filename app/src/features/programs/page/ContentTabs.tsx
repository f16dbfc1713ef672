import { ProgramContents } from '#shared/programs/content/ProgramContents.tsx'
import { ProgramFrame } from './ProgramFrame.tsx'

/** What participants post. */
export const ProgramShareableScreen = () => (
  <ProgramFrame tab="shareable-content">
    {({ program }) => <ProgramContents programId={program.id} contentStepType="SHAREABLE" />}
  </ProgramFrame>
)

/** What participants should know first. */
export const ProgramLearningScreen = () => (
  <ProgramFrame tab="learning-content">
    {({ program }) => <ProgramContents programId={program.id} contentStepType="LEARNING" />}
  </ProgramFrame>
)
