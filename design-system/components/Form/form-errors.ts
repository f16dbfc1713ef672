import { createContext } from 'react'
import type { ValidationErrors } from './still-refused.ts'

/** The errors that the surrounding form still shows, and how to focus a field of it. */
export const FormErrors = createContext<{ refused: ValidationErrors; focus: (name: string) => void }>({
  refused: {},
  focus: () => undefined,
})
