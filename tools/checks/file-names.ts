/** What a module is called without its kind: `Kashida.tsx` and `kashida.ts` are one name to a disk that does not tell letters apart. */
const nameOf = (file: string) => file.replace(/\.(?:d\.)?[cm]?tsx?$/, '')

/** Pairs of modules that some disks take for one, because their names differ by capitals alone. */
export function sameButCapitals(files: readonly string[]): [string, string][] {
  const seen = new Map<string, string>()
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file): [string, string][] => {
      const key = nameOf(file).toLowerCase()
      const other = seen.get(key)
      seen.set(key, file)
      return other !== undefined && nameOf(other) !== nameOf(file) ? [[other, file]] : []
    })
}
