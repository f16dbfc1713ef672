import { FormattedMessage, useIntl } from 'react-intl'
import { editableSteps } from '@wasla/contract/programs/steps/editable.ts'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { Stepper } from '@wasla/design-system/components/Stepper'
import { editAddress } from '#shared/programs/wizard/addresses.ts'
import { numberedSteps } from '#shared/programs/wizard/numbered-steps.ts'

type EditedStepsProps = {
  /** The step of this page; null if the page is not a step. */
  current: ProgramStepType | null
  programId: string
}

/** List of the steps of a published program. All can be opened. Steps that publishing locked are read-only (K-30). */
export function EditedSteps({ current, programId }: EditedStepsProps) {
  const intl = useIntl()
  const rowOf = (id: ProgramStepType) => ({
    id,
    label: <FormattedMessage id={`programs.wizard.step.${id}`} />,
    state: id === current ? ('current' as const) : ('done' as const),
    href: editAddress(programId, id),
    ...(!editableSteps.has(id) && { note: <FormattedMessage id="programs.edit.readOnly" /> }),
  })
  return (
    <Stepper
      label={intl.formatMessage({ id: 'programs.wizard.steps' })}
      steps={numberedSteps.map((step) => {
        if (typeof step === 'string') return rowOf(step)
        return {
          id: step.id,
          state: 'done' as const,
          label: <FormattedMessage id="programs.wizard.step.CONTENT" />,
          steps: step.steps.map(rowOf),
        }
      })}
    />
  )
}
