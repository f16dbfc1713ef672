/** Values that stand for the parameters of a path, from the demo world. */
export type Examples = Readonly<Record<string, string>>

/** A path with its parameters filled in, or undefined where the world has no example of one. */
export function fill(path: string, examples: Examples): string | undefined {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? examples[part.slice(1)] : part))
  return parts.includes(undefined) ? undefined : parts.join('/')
}

/** `/groups/my/:groupId/stats` as a folder: `groups-my-groupId-stats`; the root is `sign-in`. */
export const folderOf = (path: string): string => path.replaceAll(/[:/]+/g, '-').replaceAll(/^-|-$/g, '') || 'sign-in'
