import { createContext, useContext } from 'react'
import { systemClock, type Clock } from './clock.ts'

/** The clock screens read. Stories and tests put the world's moment here. */
export const ClockContext = createContext<Clock>(systemClock)

export const useClock = (): Clock => useContext(ClockContext)
