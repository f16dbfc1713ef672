import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const isLeftOut = (name: string) => name === 'node_modules' || name === 'dist' || name === 'dist-ssr'

function filesUnder(root: string, place: string): string[] {
  const at = path.join(root, place)
  if (!existsSync(at)) return []
  if (statSync(at).isFile()) return [place]
  return readdirSync(at)
    .filter((name) => !isLeftOut(name))
    .flatMap((name) => filesUnder(root, `${place}/${name}`))
}

/**
 * Returns one hash of the names and contents of all files in `places` and in their folders. The order of the disk does not change the hash.
 */
export function fingerprint(root: string, places: readonly string[], isLeftOutFile: (path: string) => boolean = () => false): string {
  const files = places
    .flatMap((place) => filesUnder(root, place))
    .filter((file) => !isLeftOutFile(file))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(`${file}\n`).update(
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest(),
    )
  return hash.digest('hex')
}

type Marks = Record<string, string>

/**
 * Stores in one file the fingerprints of the inputs of the last builds, by the name of the build. An unreadable file counts as empty, so
 * everything is built again.
 */
export function fingerprints(file: string) {
  const read = (): Marks => {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Marks
    } catch {
      return {}
    }
  }
  return {
    isCurrent: (name: string, value: string, result: string): boolean => read()[name] === value && existsSync(result),
    set(name: string, value: string) {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, `${JSON.stringify({ ...read(), [name]: value }, null, 2)}\n`)
    },
  }
}
