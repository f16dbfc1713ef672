import { createContext } from 'react'

/** Called by fields that fire no input event, because they are pressed and not typed in, to tell the form that they changed. */
export const FieldChanged = createContext<(name: string) => void>(() => undefined)
