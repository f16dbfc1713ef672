/** Returns a module's name without its kind: on a disk that ignores capitals, `Kashida` and `kashida` are one name. */
const nameOf = (file: string) => file.replace(/\.(?:d\.)?[cm]?tsx?$/, '')

/** Returns pairs of modules whose names differ only in capitals: some disks treat them as one file. */
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
