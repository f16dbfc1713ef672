import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'

/** Returns a function that writes a number with the objective's unit: “25 orders” (K-15). */
export function useUnit(objective: ObjectiveType): (count: number) => string {
  const intl = useIntl()
  return useCallback((count: number) => intl.formatMessage({ id: `program.unit.${objective}` }, { count }), [intl, objective])
}
