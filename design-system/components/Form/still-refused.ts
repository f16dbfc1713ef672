/** Messages by field name, in the reader's language. */
export type ValidationErrors = Record<string, string | string[]>

/** Returns the errors of the fields that were not changed. */
export function stillRefused(errors: ValidationErrors | undefined, changed: ReadonlySet<string>): ValidationErrors | undefined {
  if (!errors || changed.size === 0) return errors
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !changed.has(name)))
}

/** Returns the same errors as a new object, which makes the library show them again; the same object if `times` is 0. */
export const restated = (errors: ValidationErrors | undefined, times: number): ValidationErrors | undefined =>
  errors && times > 0 ? { ...errors } : errors
