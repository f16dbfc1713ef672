import { FormattedMessage } from 'react-intl'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { PageHead } from '#shell/PageHead.tsx'

/** The name of a step and its purpose. */
export const StepHead = ({ type }: { type: ProgramStepType }) => (
  <PageHead
    title={<FormattedMessage id={`programs.wizard.step.${type}`} />}
    lead={<FormattedMessage id={`programs.wizard.lead.${type}`} />}
  />
)
