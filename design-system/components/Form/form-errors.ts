import { createContext } from 'react'
import type { ValidationErrors } from './still-refused.ts'

/** Errors that the surrounding form still shows, and how to focus one of its fields. */
export const FormErrors = createContext<{ refused: ValidationErrors; focus: (name: string) => void }>({
  refused: {},
  focus: () => undefined,
})
