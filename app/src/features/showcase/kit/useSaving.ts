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
    /** Tells whether it was done. */
    async save(refused: readonly FieldProblem[], deed: () => Promise<unknown>): Promise<boolean> {
      if (refuse(refused)) return false
      setSaving(true)
      const done = await attempt(async () => {
        await deed()
        return true
      })
      setSaving(false)
      return done === true
    },
  }
}

export type Saving = ReturnType<typeof useSaving>
