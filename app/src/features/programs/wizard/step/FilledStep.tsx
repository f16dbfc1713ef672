import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { StepWaiting } from '../frame/WizardWaiting.tsx'
import { WizardStepDocument } from '../wizard.generated.ts'
import type { StepForm, StepFormProps } from './step-form.ts'

/** Renders the form of a step after the step's data is loaded. */
export function FilledStep({ type, program, Form }: { type: ProgramStepType; Form: StepForm } & Pick<StepFormProps, 'program'>) {
  const { data, error, loading, refetch } = useQuery(WizardStepDocument, {
    variables: { programId: program.id, type },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  if (data) return <Form program={program} data={data.programStep?.data ?? null} />
  if (!error || loading) return <StepWaiting type={type} />
  return (
    <ErrorState level={1} title={<FormattedMessage id="programs.wizard.failed" />} onRetry={() => void refetch().catch(() => undefined)} />
  )
}
