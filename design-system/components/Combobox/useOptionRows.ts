import type { ComponentType } from 'react'
import { useLate } from '../Late/useLate.ts'
import type { OptionStatus } from './combobox-option.ts'
import type { OptionRowsProps } from './OptionRows.tsx'

export type OptionRowsComponent = ComponentType<OptionRowsProps>

const load = (): Promise<OptionRowsComponent> => import('./OptionRows.tsx').then(({ OptionRows }) => OptionRows)

/**
 * What draws a list's options is a chunk of its own: most lists are never opened. It is fetched when somebody comes to the field; the
 * field itself is whole from the first, and a list that is opened sooner says that it loads.
 */
export function useOptionRows({ status, retry }: { status: OptionStatus; retry: () => void }) {
  const { part, hasFailed, fetch } = useLate(load)
  const missing: OptionStatus = hasFailed ? 'failed' : status === 'ready' ? 'loading' : status
  return {
    Rows: part,
    status: part ? status : missing,
    fetch,
    retry: () => {
      fetch()
      retry()
    },
  }
}
