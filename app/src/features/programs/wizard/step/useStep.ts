import { useMutation } from '@apollo/client/react'
import type { StoredStepData, StoredStepType } from '@wasla/contract/programs/step-data.ts'
import type { Check } from '#form/check.ts'
import type { FormFields } from '#form/form-problems.ts'
import { isSameValue } from '#form/same-value.ts'
import { useForm } from '#form/useForm.ts'
import type { WizardProgress } from '../progress/progress.ts'
import { SaveProgramStepDocument, WizardStepDocument, type WizardProgramFragment } from '../wizard.generated.ts'
import { fieldsOfStep } from './step-fields.ts'

type StepOptions<Type extends StoredStepType, Draft extends object> = {
  readonly program: WizardProgramFragment
  readonly type: Type
  /** Names of the fields: paths inside the step's data, such as `items.0.name`. The names of fields in lists depend on the draft. */
  readonly fields: FormFields
  /** Initial values of the form: the saved values, or an empty form. */
  readonly saved: Draft
  /** Returns typed values that were stored before the user left the page, if they must be restored. Called only once. */
  readonly restore?: () => Draft
  /** Converts a draft to the data that is sent. */
  readonly dataOf: (draft: Draft) => StoredStepData[Type]
  readonly check?: Check<Draft>
}

/**
 * Returns the form of a step whose data is stored as it is (K-04). `save` is meant for `StepFrame`: it validates, sends, and returns the
 * new progress. It returns null if nothing was saved; then the form says why.
 */
export function useStep<Type extends StoredStepType, Draft extends object>(options: StepOptions<Type, Draft>) {
  const { program, type, fields, saved, restore, dataOf, check } = options
  const form = useForm<Draft>(fieldsOfStep(fields), {
    saved,
    ...(restore && { restore }),
    ...(check && { check }),
    isSame: (one, other) => isSameValue(dataOf(one), dataOf(other)),
  })
  const [send] = useMutation(SaveProgramStepDocument, { context: { errors: form.errors } })

  const save = async (): Promise<WizardProgress | null> => {
    const answer = await form.submit((current) => {
      const data = dataOf(current)
      return send({
        variables: { step: { programId: program.id, type, data } },
        update(cache, { data: result }) {
          if (!result) return
          const { id, nextStep, completedSteps } = result.upsertProgramStep
          cache.modify({
            id: cache.identify(program),
            fields: { nextStep: () => nextStep, completedSteps: () => completedSteps.map((step) => ({ ...step })) },
          })
          cache.writeQuery({
            query: WizardStepDocument,
            variables: { programId: program.id, type },
            data: { programStep: { __typename: 'ProgramStep', id, programId: program.id, type, data } },
          })
        },
      })
    })
    return answer?.data?.upsertProgramStep ?? null
  }
  return { form, save }
}
