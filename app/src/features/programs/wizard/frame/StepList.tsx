import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { Stepper } from '@wasla/design-system/components/Stepper'
import { stepPaths } from '#shared/programs/wizard/addresses.ts'
import { listedSteps, type ListedStep, type WizardProgress } from '../progress/progress.ts'

type StepListProps = {
  /** The step of this page; null if the page is not a step. */
  current: ProgramStepType | null
  /** Progress of the draft; null before the first step was saved. */
  progress: WizardProgress | null
  /** Name of the page; needed only if the page is not a step. */
  here?: ReactNode
}

const rowOf = ({ id, state }: ListedStep) => ({
  id,
  label: <FormattedMessage id={`programs.wizard.step.${id}`} />,
  state,
  href: stepPaths[id],
})

/** List of all steps, each with its number and its state: done, current, open or locked. Steps that can be opened are links. */
export function StepList({ current, progress, here }: StepListProps) {
  const intl = useIntl()
  return (
    <Stepper
      label={intl.formatMessage({ id: 'programs.wizard.steps' })}
      here={here}
      steps={listedSteps(current, progress).map((step) => {
        if (!('steps' in step)) return rowOf(step)
        const { id, state } = step
        return { id, state, label: <FormattedMessage id="programs.wizard.step.CONTENT" />, steps: step.steps.map(rowOf) }
      })}
    />
  )
}
