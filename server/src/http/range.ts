import type { FilePart } from '../providers/files/port.ts'

/**
 * Returns the part of a file of `size` bytes that a `Range` header names, so that people can skip through a video. Returns null for the
 * whole file: if there is no header, an unknown one, or one with several parts (the standard allows this). Returns `unsatisfiable` if the
 * file has no such byte.
 */
export function rangeOf(header: string | undefined, size: number): FilePart | null | 'unsatisfiable' {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '')
  if (!found || (found[1] === '' && found[2] === '')) return null
  const [first, last] = [found[1] ?? '', found[2] ?? '']
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return from >= size || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { from, to }
}
