import { createContext, useContext } from 'react'
import { useValue } from '#services/context.ts'
import type { AdminServices } from './admin-services.ts'

export const AdminServicesContext = createContext<AdminServices | null>(null)

export function useAdminServices(): AdminServices {
  const services = useContext(AdminServicesContext)
  if (!services) throw new Error('useAdminServices needs an AdminServicesContext above it')
  return services
}

/** Returns the session of this tab. */
export const useAdminSession = () => useValue(useAdminServices().session)

/** Returns the configuration that the server published. */
export const useAdminConfig = () => useValue(useAdminServices().config)
