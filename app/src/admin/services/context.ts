import { createContext, useContext } from 'react'
import { useValue } from '#services/context.ts'
import type { AdminServices } from './admin-services.ts'

export const AdminServicesContext = createContext<AdminServices | null>(null)

export function useAdminServices(): AdminServices {
  const services = useContext(AdminServicesContext)
  if (!services) throw new Error('useAdminServices needs an AdminServicesContext above it')
  return services
}

/** Who this tab works for. */
export const useAdminSession = () => useValue(useAdminServices().session)

/** What this deployment said of itself. */
export const useAdminConfig = () => useValue(useAdminServices().config)
