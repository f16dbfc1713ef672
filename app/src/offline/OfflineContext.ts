import { createContext } from 'react'
import type { Connectivity } from './connectivity.ts'

/** What the pages of a signed-in person know of the connection. Null on pages without a session. */
export const OfflineContext = createContext<Connectivity | null>(null)
