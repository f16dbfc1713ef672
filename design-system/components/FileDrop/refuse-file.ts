import { isAllowed, type FileKind } from './sniff.ts'

/** Requirements that a file must meet before it is sent. */
export type FileRules = {
  kinds: readonly FileKind[]
  /** Maximum size in bytes; a megabyte is 1,048,576 bytes (V-23). */
  maxBytes: number
}

const fileRefusals = ['type', 'size', 'empty'] as const
export type FileRefusal = (typeof fileRefusals)[number]

export const megabyte = 1_048_576

/**
 * Returns why a file is not sent; null if it may be. A wrong type is reported before a wrong size, because a smaller file of the wrong type
 * would be refused, too.
 */
export function refuseFile(file: { name: string; size: number }, opening: Uint8Array, { kinds, maxBytes }: FileRules): FileRefusal | null {
  if (file.size === 0) return 'empty'
  if (!isAllowed(file.name, opening, kinds)) return 'type'
  return file.size > maxBytes ? 'size' : null
}

/** Returns the message id of the default text of a refusal. `{limit}` is in megabytes. */
export function refusalMessage(refusal: FileRefusal, kinds: readonly FileKind[]): string {
  if (refusal !== 'type') return `ds.fileDrop.refused.${refusal}`
  if (kinds.includes('csv')) return 'ds.fileDrop.refused.type.csv'
  if (kinds.includes('mp4')) return 'ds.fileDrop.refused.type.videos'
  if (kinds.includes('webp')) return 'ds.fileDrop.refused.type.images'
  if (!kinds.includes('pdf')) return 'ds.fileDrop.refused.type.pictures'
  return kinds.length === 1 ? 'ds.fileDrop.refused.type.pdf' : 'ds.fileDrop.refused.type.both'
}
