import { createContext, useContext } from 'react'
import { useValue } from '#services/context.ts'
import type { Office } from './office.ts'

export const OfficeContext = createContext<Office | null>(null)

export function useOffice(): Office {
  const office = useContext(OfficeContext)
  if (!office) throw new Error('useOffice needs an OfficeContext above it')
  return office
}

/** Who this tab works for. */
export const useAdminSession = () => useValue(useOffice().session)

/** What this deployment said of itself. */
export const useOfficeConfig = () => useValue(useOffice().config)
