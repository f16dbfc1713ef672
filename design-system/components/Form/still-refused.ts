/** Messages by field name, in the reader's language. */
export type ValidationErrors = Record<string, string | string[]>

/** The errors without those of fields that were changed since. */
export function stillRefused(errors: ValidationErrors | undefined, changed: ReadonlySet<string>): ValidationErrors | undefined {
  if (!errors || changed.size === 0) return errors
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !changed.has(name)))
}

/** The same errors as another object, which says them once more; the same object before anything was left. */
export const restated = (errors: ValidationErrors | undefined, times: number): ValidationErrors | undefined =>
  errors && times > 0 ? { ...errors } : errors
