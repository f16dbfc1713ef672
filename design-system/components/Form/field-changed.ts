import { createContext } from 'react'

/**
 * Tells the form that a field was changed. Fields that are pressed instead of typed in call this function, because they fire no input
 * event.
 */
export const FieldChanged = createContext<(name: string) => void>(() => undefined)
