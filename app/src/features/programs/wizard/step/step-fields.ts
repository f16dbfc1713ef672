import type { FormFields } from '#form/form-problems.ts'

const prefix = 'data.'

/**
 * Adds the paths with `data.`, because a step is sent as `data` and its problems name fields inside it. Both spellings map to the field
 * (A-11).
 */
export const fieldsOfStep = ({ fields, codes, at = (path) => path }: FormFields): FormFields => ({
  fields: [...fields, ...fields.map((field) => `${prefix}${field}`)],
  ...(codes && { codes }),
  at: (path) => at(path.startsWith(prefix) ? path.slice(prefix.length) : path),
})
