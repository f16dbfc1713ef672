import { requestLimits } from '@wasla/contract/common/request-limits.ts'

/** Returns the variables with null in place of each file, and collects each file with its path (GraphQL multipart request convention). */
function takeOut(value: unknown, path: string, files: [string, Blob][]): unknown {
  if (value instanceof Blob) {
    files.push([path, value])
    return null
  }
  if (Array.isArray(value)) return value.map((one: unknown, at) => takeOut(one, `${path}.${at}`, files))
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, takeOut(one, `${path}.${name}`, files)]))
  return value
}

/**
 * Returns a request as a form. `operations` has null in place of each file, and `map` has the path of each file. The files follow in
 * the order of the variables. A file at several paths is sent once for each path.
 */
export function formOf({ variables, ...rest }: { variables: unknown; [name: string]: unknown }): FormData {
  const files: [string, Blob][] = []
  const emptied = takeOut(variables, 'variables', files)
  const form = new FormData()
  form.set('operations', JSON.stringify({ ...rest, variables: emptied }))
  form.set('map', JSON.stringify(Object.fromEntries(files.map(([path], at) => [at, [path]]))))
  for (const [at, [, file]] of files.entries()) form.set(String(at), file, file instanceof File ? file.name : 'file')
  return form
}

/**
 * Returns the server's own answer to a form with a file that is too large, or with files that are together; null if it may be sent. A server
 * refuses such a request while it arrives, so the connection may break before the browser has read the answer (F19).
 */
export function refusalOf(form: FormData) {
  const sizes = [...form.values()].flatMap((value) => (typeof value === 'string' ? [] : [value.size]))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  if (total <= requestLimits.uploadTotalBytes && sizes.every((size) => size <= requestLimits.uploadBytes)) return null
  const extensions = { code: 'FILE_SIZE_EXCEEDED', params: { max: requestLimits.uploadBytes / 1024 / 1024 } }
  return { errors: [{ message: 'A file is too large.', extensions }] }
}
