import type { FormFields } from '#form/form-problems.ts'

const prefix = 'data.'

/**
 * Returns the fields of a step, each also with the prefix `data.`. A step is sent as `data`, so its problems may name paths inside `data`.
 * Both spellings map to the same field.
 */
export const fieldsOfStep = ({ fields, codes, at = (path) => path }: FormFields): FormFields => ({
  fields: [...fields, ...fields.map((field) => `${prefix}${field}`)],
  ...(codes && { codes }),
  at: (path) => at(path.startsWith(prefix) ? path.slice(prefix.length) : path),
})
