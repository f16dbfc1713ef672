import { useParams } from 'react-router'
import { stepNamed } from '#shared/programs/wizard/addresses.ts'
import { StepWaiting } from '../wizard/frame/WizardWaiting.tsx'
import { WizardLayout } from '../wizard/frame/WizardLayout.tsx'

/** Skeleton of a step while the published program loads. */
export function EditWaiting() {
  const { programId = '', step } = useParams()
  const type = stepNamed(step) ?? 'PROGRAM_DETAILS'
  return (
    <WizardLayout type={type} program={null} editedId={programId}>
      <StepWaiting type={type} />
    </WizardLayout>
  )
}
