import { createContext } from 'react'

/** Notifies the form of a change, for fields that are pressed instead of typed in and fire no input event. */
export const FieldChanged = createContext<(name: string) => void>(() => undefined)
