import { useState } from 'react'
import type { FieldProblem } from '@wasla/contract/validation/field-problem.ts'
import type { FormFields } from '#form/form-problems.ts'
import { useFormProblems } from '#form/useFormProblems.ts'

/** A form that is checked by the contract's rules, sent once at a time, and keeps what was refused. Give a `FormFields` made once. */
export function useSaving(form: FormFields) {
  const { refuse, attempt, ...shown } = useFormProblems(form)
  const [isSaving, setSaving] = useState(false)
  return {
    ...shown,
    isSaving,
    /** Tells whether it was done. What is refused may still be on its way. */
    async save(refused: readonly FieldProblem[] | Promise<readonly FieldProblem[]>, deed: () => Promise<unknown>): Promise<boolean> {
      setSaving(true)
      const isFine = !refuse(await refused)
      const done =
        isFine &&
        (await attempt(async () => {
          await deed()
          return true
        }))
      setSaving(false)
      return done === true
    },
  }
}

export type Saving = ReturnType<typeof useSaving>
