/** Kind of a file, by its extension and its first bytes. */
const fileKinds = ['pdf', 'jpeg', 'png', 'gif', 'webp', 'mov', 'mp4', 'webm', 'csv'] as const
export type FileKind = (typeof fileKinds)[number]

/** First bytes of a kind; null matches any byte. */
type Opening = readonly (number | null)[]
type Facts = { endings: readonly string[]; mime: string; openings: readonly Opening[] }
const any = (bytes: number): Opening => Array.from({ length: bytes }, () => null)
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

export const kindFacts: Record<FileKind, Facts> = {
  pdf: { endings: ['pdf'], mime: 'application/pdf', openings: [ascii('%PDF-'), [0xef, 0xbb, 0xbf, ...ascii('%PDF-')]] },
  jpeg: { endings: ['jpg', 'jpeg'], mime: 'image/jpeg', openings: [[0xff, 0xd8, 0xff]] },
  png: { endings: ['png'], mime: 'image/png', openings: [[0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]] },
  gif: { endings: ['gif'], mime: 'image/gif', openings: [ascii('GIF87a'), ascii('GIF89a')] },
  webp: { endings: ['webp'], mime: 'image/webp', openings: [[...ascii('RIFF'), ...any(4), ...ascii('WEBP')]] },
  /* MOV and MP4 files both begin with the length of a box, in four bytes, and `ftyp`. MOV files then name QuickTime. */
  mov: { endings: ['mov', 'qt'], mime: 'video/quicktime', openings: [[...any(4), ...ascii('ftypqt  ')]] },
  mp4: { endings: ['mp4', 'm4v'], mime: 'video/mp4', openings: [[...any(4), ...ascii('ftyp')]] },
  webm: { endings: ['webm'], mime: 'video/webm', openings: [[0x1a, 0x45, 0xdf, 0xa3]] },
  /* A text file has no first bytes that identify it. */
  csv: { endings: ['csv'], mime: 'text/csv', openings: [] },
}

/** Number of bytes from the start of a file that `kindByBytes` reads. */
export const openingLength = 16

/**
 * Invisible characters, which are removed from an extension: copied names may contain direction marks, and a direction override can make
 * `gpj.exe` look like `exe.jpg`.
 */
const invisible = /[\u200B-\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]/gu

export function kindByName(name: string): FileKind | null {
  const ending = /\.([^.]+)$/.exec(name.replace(invisible, '').trim())?.[1]?.toLowerCase()
  return fileKinds.find((kind) => ending !== undefined && kindFacts[kind].endings.includes(ending)) ?? null
}

export function kindByBytes(bytes: Uint8Array): FileKind | null {
  const opensWith = (opening: Opening) => opening.every((byte, at) => at < bytes.length && (byte === null || bytes[at] === byte))
  return fileKinds.find((kind) => kindFacts[kind].openings.some(opensWith)) ?? null
}

/** Returns whether every other byte is a zero, as for ASCII letters in UTF-16, which spreadsheets also write. */
function mayBeUtf16(bytes: Uint8Array): boolean {
  const zeros = [0, 1].map((half) => [...bytes].filter((byte, at) => byte === 0 && at % 2 === half).length)
  return zeros.includes(0) && Math.max(...zeros) >= bytes.length / 4
}

/** Returns whether the bytes may be a table: they match no other kind, and contain zeros only as UTF-16. */
const mayBeTable = (bytes: Uint8Array) => kindByBytes(bytes) === null && (!bytes.includes(0) || mayBeUtf16(bytes))

/**
 * Returns whether name and content both have an allowed kind. Name and content need not have the same kind, because a PNG is often named
 * `.jpg`; the server decides on such files.
 */
export function isAllowed(name: string, bytes: Uint8Array, kinds: readonly FileKind[]): boolean {
  const byName = kindByName(name)
  const byBytes = byName === 'csv' && mayBeTable(bytes) ? byName : kindByBytes(bytes)
  return [byName, byBytes].every((kind) => kind !== null && kinds.includes(kind))
}
