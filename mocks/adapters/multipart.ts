import type { OperationRequest } from '../store/answering.ts'

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Replaces the null at a path such as `variables.input.documents.0` by `file`. */
function place(operations: unknown, path: string, file: unknown): void {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let at: unknown = operations
  for (const key of keys) at = isContainer(at) ? at[key] : undefined
  if (isContainer(at) && at[last] === null) at[last] = file
}

const jsonOf = (form: FormData, name: string): unknown => {
  const text = form.get(name)
  return typeof text === 'string' ? JSON.parse(text) : null
}

/** Returns the operation of a multipart request, with each file at its path in the variables. */
export function requestInForm(form: FormData): OperationRequest {
  const operations = jsonOf(form, 'operations')
  const map = jsonOf(form, 'map')
  for (const [key, paths] of isContainer(map) ? Object.entries(map) : [])
    for (const path of Array.isArray(paths) ? paths : []) place(operations, String(path), form.get(key))
  return isContainer(operations) ? operations : {}
}
