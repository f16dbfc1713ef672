import { ProgramContents } from '#shared/programs/content/ProgramContents.tsx'
import { ProgramFrame } from './ProgramFrame.tsx'

/** Tab with the content that participants post. */
export const ProgramShareableScreen = () => (
  <ProgramFrame tab="shareable-content">
    {({ program }) => <ProgramContents programId={program.id} contentStepType="SHAREABLE" />}
  </ProgramFrame>
)

/** Tab with the content that participants should know before they post. */
export const ProgramLearningScreen = () => (
  <ProgramFrame tab="learning-content">
    {({ program }) => <ProgramContents programId={program.id} contentStepType="LEARNING" />}
  </ProgramFrame>
)
