import type { FormFields } from '#form/form-problems.ts'

const prefix = 'data.'

/** A step is sent as `data`, and its refusals name the fields inside it: both spellings lead to the field. */
export const fieldsOfStep = ({ fields, codes, at = (path) => path }: FormFields): FormFields => ({
  fields: [...fields, ...fields.map((field) => `${prefix}${field}`)],
  ...(codes && { codes }),
  at: (path) => at(path.startsWith(prefix) ? path.slice(prefix.length) : path),
})
