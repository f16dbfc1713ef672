import { invalidInput, Problem } from '../errors/problem.ts'

export type ImageKind = 'image/jpeg' | 'image/png'

const signatures: Readonly<Record<ImageKind, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}

/** The picture that begins with these bytes, or null: anything else is `FILE_FORMAT_INVALID`, whatever its name says (A-17, D-27). */
export const imageKindOf = (head: Uint8Array): ImageKind | null =>
  (Object.keys(signatures) as ImageKind[]).find((kind) => signatures[kind].every((byte, at) => head[at] === byte)) ?? null

/** The most a picture may weigh (S1 §5, V-23). */
export const imageBytes = 10 * 1024 * 1024

/** Refuses a file that weighs more than a picture may, before anything of it is read: `FILE_SIZE_EXCEEDED` at its field (V-23). */
export function requireImageSize({ size }: { size: number }, path: string): void {
  if (size > imageBytes) throw new Problem('FILE_SIZE_EXCEEDED', { max: imageBytes / 1024 / 1024 }, [{ path, rule: 'imageSize' }])
}

/** The most pixels a picture may have (security case 52): more than any camera takes. */
export const imagePixels = 60_000_000

/** The refusal of a picture with more pixels, at its field. */
export const tooManyPixels = (path: string) => invalidInput([{ path, rule: 'imagePixels', params: { max: imagePixels / 1_000_000 } }])

/** The refusal of what is no picture we take, whatever it calls itself, at its field (A-17, D-27). */
export const notAnImage = (path: string) => new Problem('FILE_FORMAT_INVALID', undefined, [{ path, rule: 'imageType' }])
