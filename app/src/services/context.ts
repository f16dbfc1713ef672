import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Readable } from '#platform/store.ts'
import type { Services } from './services.ts'

export const ServicesContext = createContext<Services | null>(null)

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices needs a ServicesContext above it')
  return services
}

/** Returns the current value of a store that is outside React. */
export const useValue = <T>(store: Readable<T>): T => useSyncExternalStore(store.subscribe, store.read, store.read)

/** Returns the session of this tab. */
export const useSession = () => useValue(useServices().session)

/** Returns the flags; `loading` until they are known. */
export const useFlags = () => useValue(useServices().flags)

/** Returns the theme of this device. */
export const useTheme = () => useValue(useServices().theme)

/** Returns this deployment's configuration. */
export const useConfig = () => useValue(useServices().config)
