import { createContext } from 'react'
import type { ValidationErrors } from './still-refused.ts'

/** What the form around still shows as refused, and the way to a field of it. */
export const FormErrors = createContext<{ refused: ValidationErrors; focus: (name: string) => void }>({
  refused: {},
  focus: () => undefined,
})
