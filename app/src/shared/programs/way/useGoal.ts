import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'

/** Writes a target with its unit as it stands after “at” and “of”: in Arabic that is another case than `useUnit` has. */
export function useGoal(): (objective: ObjectiveType, count: number) => string {
  const intl = useIntl()
  return useCallback(
    (objective: ObjectiveType, count: number) => intl.formatMessage({ id: `program.pay.goal.${objective}` }, { count }),
    [intl],
  )
}
