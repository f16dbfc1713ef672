import { createContext } from 'react'

/** How a field that sends no input event of its own, because it is pressed and not typed in, tells its form that it was changed. */
export const FieldChanged = createContext<(name: string) => void>(() => undefined)
