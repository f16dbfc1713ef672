import { Refusal } from '../../request/refusal.ts'

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Returns the keys of a path such as `variables.input.photo` or `variables.files.0`. Throws `Refusal` 400 if it leaves the variables. */
function keysOf(path: string): string[] {
  const keys = path.split('.')
  const safe =
    keys.length >= 2 &&
    keys.length <= 10 &&
    keys[0] === 'variables' &&
    keys.every((key) => /^\w{1,60}$/.test(key) && key !== '__proto__' && key !== 'constructor' && key !== 'prototype')
  if (!safe) throw new Refusal(400, 'The map of the multipart request is not accepted.')
  return keys
}

/** Reads the `map` part: each file’s key with its places in `operations`. Throws `Refusal` 400. */
export function readMap(map: unknown, most: number): ReadonlyMap<string, readonly string[]> {
  if (!isContainer(map) || Array.isArray(map)) throw new Refusal(400, 'The map of the multipart request must be an object.')
  const entries = Object.entries(map)
  if (entries.length > most) throw new Refusal(400, `A request carries at most ${most} files.`)
  return new Map(
    entries.map(([key, paths]) => {
      if (!Array.isArray(paths) || paths.length === 0 || paths.length > most || !paths.every((path) => typeof path === 'string'))
        throw new Refusal(400, 'The map of the multipart request is not accepted.')
      return [key, paths]
    }),
  )
}

/** Puts `file` at `path`. Throws `Refusal` 400 if that place does not hold null, as the convention requires. */
export function placeFile(operations: unknown, path: string, file: object): void {
  const keys = keysOf(path)
  const last = keys.pop() ?? ''
  let at: unknown = operations
  for (const key of keys) at = isContainer(at) && Object.hasOwn(at, key) ? at[key] : undefined
  if (!isContainer(at) || !Object.hasOwn(at, last) || at[last] !== null)
    throw new Refusal(400, 'The map of the multipart request names a place that is not there.')
  at[last] = file
}
