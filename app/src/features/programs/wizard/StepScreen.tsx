import { Suspense, useMemo, type ComponentType, type ReactNode } from 'react'
import { Navigate } from 'react-router'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { FormattedMessage } from 'react-intl'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { nextPath } from '#shared/programs/wizard/addresses.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { useDraft } from './draft/useDraft.ts'
import { WizardLayout } from './frame/WizardLayout.tsx'
import { StepWaiting, WizardWaiting } from './frame/WizardWaiting.tsx'
import { isOpen } from './progress/progress.ts'
import { FilledStep } from './step/FilledStep.tsx'
import type { FirstStepProps, StepForm } from './step/step-form.ts'
import { WizardContext } from './step/wizard-context.ts'
import type { WizardProgramFragment } from './wizard.generated.ts'

type Inside = { readonly type: ProgramStepType; readonly children: (program: WizardProgramFragment | null) => ReactNode }

/** A step with its draft. Redirects if this device has no such draft any more, or if the step is still locked. */
function OfDraft({ type, children }: Inside) {
  usePageTitle(`programs.wizard.step.${type}`)
  const { state, retry } = useDraft(type)
  switch (state.kind) {
    case 'loading':
      return <WizardWaiting type={type} />
    case 'failed':
      return <ErrorState level={1} title={<FormattedMessage id="programs.wizard.failed" />} onRetry={retry} />
    case 'moved':
      return <Navigate to={state.to} replace />
    case 'new':
    case 'open': {
      const program = state.kind === 'open' ? state.program : null
      return isOpen(type, program) ? (
        <Placed type={type} program={program}>
          {children(program)}
        </Placed>
      ) : (
        <Navigate to={nextPath(program ? program.nextStep : 'PROGRAM_DETAILS')} replace />
      )
    }
  }
}

function Placed({ type, program, children }: { type: ProgramStepType; program: WizardProgramFragment | null; children: ReactNode }) {
  const page = useMemo(() => ({ type, program }), [type, program])
  return (
    <WizardContext value={page}>
      <WizardLayout type={type} program={program}>
        {children}
      </WizardLayout>
    </WizardContext>
  )
}

/** Page of the first step, which is also shown without a draft. */
export const FirstScreen = ({ Form }: { Form: ComponentType<FirstStepProps> }) => (
  <OfDraft type="PROGRAM_DETAILS">
    {(program) => (
      <Suspense fallback={<StepWaiting type="PROGRAM_DETAILS" />}>
        <Form key={program?.id ?? 'new'} program={program} />
      </Suspense>
    )}
  </OfDraft>
)

/** Page of any other step, with the step's data. */
export const StepScreen = ({ type, Form }: { type: ProgramStepType; Form: StepForm }) => (
  <OfDraft type={type}>{(program) => program && <FilledStep key={program.id} type={type} program={program} Form={Form} />}</OfDraft>
)
