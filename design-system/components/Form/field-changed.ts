import { createContext, useContext } from 'react'

/**
 * Tells the form that a field was changed. Fields that are pressed instead of typed in call this function, because they fire no input
 * event.
 */
export const FieldChanged = createContext<(name: string) => void>(() => undefined)

/** Returns a function that tells the form and then the owner of a field that its value was changed. */
export function useChange<Value>(name: string | undefined, onChange: ((value: Value) => void) | undefined): (value: Value) => void {
  const tellForm = useContext(FieldChanged)
  return (value) => {
    if (name) tellForm(name)
    onChange?.(value)
  }
}
