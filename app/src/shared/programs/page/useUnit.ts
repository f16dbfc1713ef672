import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'

/** Writes a number with what a program counts: “25 orders” (K-15). */
export function useUnit(objective: ObjectiveType): (count: number) => string {
  const intl = useIntl()
  return useCallback((count: number) => intl.formatMessage({ id: `program.unit.${objective}` }, { count }), [intl, objective])
}
