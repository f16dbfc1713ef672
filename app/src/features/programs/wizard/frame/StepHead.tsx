import { FormattedMessage } from 'react-intl'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { PageHead } from '#shell/PageHead.tsx'

/** Title of a step, and what the step is for. */
export const StepHead = ({ type }: { type: ProgramStepType }) => (
  <PageHead
    title={<FormattedMessage id={`programs.wizard.step.${type}`} />}
    lead={<FormattedMessage id={`programs.wizard.lead.${type}`} />}
  />
)
