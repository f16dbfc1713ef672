import { createContext } from 'react'

/** Tells the form that a field was changed. For fields that are pressed instead of typed in, because they fire no input event. */
export const FieldChanged = createContext<(name: string) => void>(() => undefined)
