import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'

/**
 * Returns a function that writes a target with its unit, in the form used after “at” and “of”. In Arabic, this form needs another
 * grammatical case than the form of `useUnit`.
 */
export function useGoal(): (objective: ObjectiveType, count: number) => string {
  const intl = useIntl()
  return useCallback(
    (objective: ObjectiveType, count: number) => intl.formatMessage({ id: `program.pay.goal.${objective}` }, { count }),
    [intl],
  )
}
