import { useState } from 'react'
import type { FieldProblem } from '@wasla/contract/validation/field-problem.ts'
import type { FormFields } from '#form/form-problems.ts'
import { useFormProblems } from '#form/useFormProblems.ts'

/** A form that is checked by the contract's rules, sent once at a time, and keeps what was refused. Give a `FormFields` made once. */
export function useSending(form: FormFields) {
  const problems = useFormProblems(form)
  const [isSending, setSending] = useState(false)
  return {
    errors: problems.errors,
    validationErrors: problems.validationErrors,
    isOffline: problems.isOffline,
    isSending,
    /** Tells whether it was done. */
    async send(refused: readonly FieldProblem[], action: () => Promise<unknown>): Promise<boolean> {
      if (problems.refuse(refused)) return false
      setSending(true)
      const done = await problems.attempt(async () => {
        await action()
        return true
      })
      setSending(false)
      return done === true
    },
  }
}
