import type { ComponentType } from 'react'
import { useLazyModule } from '../Lazy/useLazyModule.ts'
import type { OptionStatus } from './combobox-option.ts'
import type { OptionRowsProps } from './OptionRows.tsx'

export type OptionRowsComponent = ComponentType<OptionRowsProps>

const load = (): Promise<OptionRowsComponent> => import('./OptionRows.tsx').then(({ OptionRows }) => OptionRows)

/**
 * Loads the code of the options when the field gets focus. This code is a separate chunk, because most lists are never opened. The field
 * works without it; a list that is opened earlier says that it is loading.
 */
export function useOptionRows({ status, retry }: { status: OptionStatus; retry: () => void }) {
  const { part, hasFailed, fetch } = useLazyModule(load)
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
