import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { FieldProblem } from '@wasla/contract/validation/field-problem.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { outcomeOf, placed, validationErrorsOf, handledErrorsOf, type FormFields, type FormOutcome } from './form-problems.ts'

/** How one form sends and where it shows what was refused. Give a `FormFields` that is made once. */
export function useFormProblems(form: FormFields) {
  const intl = useIntl()
  const formats = useFormats()
  const [outcome, setOutcome] = useState<FormOutcome>({ kind: 'fine' })
  return {
    /** For the mutation's `context.errors`. */
    errors: handledErrorsOf(form),
    /** For `Form`. */
    validationErrors: validationErrorsOf(outcome, intl, formats),
    isOffline: outcome.kind === 'offline',
    /** Shows what the contract's own rules refuse, before anything is sent. Tells whether there was something. */
    refuse(fields: readonly FieldProblem[]): boolean {
      setOutcome(fields.length > 0 ? { kind: 'fields', fields: placed(fields, form) } : { kind: 'fine' })
      return fields.length > 0
    },
    /** Runs the call; gives what it answered, or null where it failed and the form says why. */
    async attempt<T>(call: () => Promise<T>): Promise<T | null> {
      setOutcome({ kind: 'fine' })
      try {
        return await call()
      } catch (error) {
        setOutcome(outcomeOf(error, form))
        return null
      }
    },
  }
}
