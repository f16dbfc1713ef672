import { ProgramContents } from '#shared/programs/content/ProgramContents.tsx'
import { ProgramFrame } from './ProgramFrame.tsx'

/** Content that participants post. */
export const ProgramShareableScreen = () => (
  <ProgramFrame tab="shareable-content">
    {({ program }) => <ProgramContents programId={program.id} contentStepType="SHAREABLE" />}
  </ProgramFrame>
)

/** Content that participants should know first. */
export const ProgramLearningScreen = () => (
  <ProgramFrame tab="learning-content">
    {({ program }) => <ProgramContents programId={program.id} contentStepType="LEARNING" />}
  </ProgramFrame>
)
