import { Suspense, useMemo, type ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Navigate, useParams } from 'react-router'
import { isEditedWhilePublished } from '@wasla/contract/programs/steps/editable.ts'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { problemOf } from '#graphql/problems.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { editAddress, stepNamed } from '#shared/programs/wizard/addresses.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { ProgramMissing } from '../page/ProgramMissing.tsx'
import { StepWaiting } from '../wizard/frame/WizardWaiting.tsx'
import { WizardLayout } from '../wizard/frame/WizardLayout.tsx'
import { WizardContext } from '../wizard/step/wizard-context.ts'
import { FilledStep } from '../wizard/step/FilledStep.tsx'
import { WizardProgramDocument, type WizardProgramFragment } from '../wizard/wizard.generated.ts'
import { EditWaiting } from './EditWaiting.tsx'
import { EditDetailsForm, editForms } from './forms.ts'

/**
 * Page that edits a published program (K-30). It has the steps of the wizard with the values that may still change. All other values are
 * read-only.
 */
export function EditScreen() {
  const { programId = '', step } = useParams()
  const type = stepNamed(step)
  return type ? <OfProgram key={programId} id={programId} type={type} /> : <Navigate to={editAddress(programId)} replace />
}

function OfProgram({ id, type }: { id: string; type: ProgramStepType }) {
  usePageTitle(`programs.wizard.step.${type}`)
  const { data, error, loading, refetch } = useQuery(WizardProgramDocument, {
    variables: { programId: id },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  if (problemOf(error)?.code === 'PROGRAM_NOT_FOUND') return <ProgramMissing />
  const program = data?.program
  if (!program)
    return error && !loading ? (
      <ErrorState level={1} title={<FormattedMessage id="programs.page.failed" />} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <EditWaiting />
    )
  if (program.viewerRole !== 'OWNER' || !isEditedWhilePublished(program.status)) return <Navigate to={programAddress(id)} replace />
  return (
    <Placed type={type} program={program}>
      <Suspense fallback={<StepWaiting type={type} />}>
        <Step type={type} program={program} />
      </Suspense>
    </Placed>
  )
}

type StepProps = { type: ProgramStepType; program: WizardProgramFragment }

function Placed({ type, program, children }: StepProps & { children: ReactNode }) {
  const page = useMemo(() => ({ type, program, isEditing: true }), [type, program])
  return (
    <WizardContext value={page}>
      <WizardLayout type={type} program={program} editedId={program.id}>
        {children}
      </WizardLayout>
    </WizardContext>
  )
}

function Step({ type, program }: StepProps) {
  if (type === 'PROGRAM_DETAILS') return <EditDetailsForm program={program} />
  return <FilledStep key={type} type={type} program={program} Form={editForms[type]} />
}
