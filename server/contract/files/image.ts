import { invalidInput, Problem } from '../errors/problem.ts'

export type ImageKind = 'image/jpeg' | 'image/png'

const signatures: Readonly<Record<ImageKind, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}

/**
 * Returns the kind of a picture by its first bytes, not by its name. Returns null for any other file, which is refused with
 * `FILE_FORMAT_INVALID` (A-17, D-27).
 */
export const imageKindOf = (head: Uint8Array): ImageKind | null =>
  (Object.keys(signatures) as ImageKind[]).find((kind) => signatures[kind].every((byte, at) => head[at] === byte)) ?? null

/** Largest size of a picture, in bytes (S1 §5, V-23). */
export const imageBytes = 10 * 1024 * 1024

/** Throws `FILE_SIZE_EXCEEDED` at the field `path` if a file is too large for a picture. Called before the file is read (V-23). */
export function requireImageSize({ size }: { size: number }, path: string): void {
  if (size > imageBytes) throw new Problem('FILE_SIZE_EXCEEDED', { max: imageBytes / 1024 / 1024 }, [{ path, rule: 'imageSize' }])
}

/** Highest number of pixels of a picture (security case 52). No camera takes pictures with more pixels. */
export const imagePixels = 60_000_000

/** Returns the problem of a picture with too many pixels, at the field `path`. */
export const tooManyPixels = (path: string) => invalidInput([{ path, rule: 'imagePixels', params: { max: imagePixels / 1_000_000 } }])

/** Returns the problem of a file that is no accepted picture, at the field `path` (A-17, D-27). */
export const notAnImage = (path: string) => new Problem('FILE_FORMAT_INVALID', undefined, [{ path, rule: 'imageType' }])
