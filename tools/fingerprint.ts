import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** One hash over the names and contents of all files the patterns find, in an order that does not depend on the disk. */
export function fingerprint(root: string, patterns: readonly string[], exclude: (path: string) => boolean = () => false): string {
  const files = globSync([...patterns], { cwd: root, withFileTypes: true, exclude: (entry) => entry.name === 'node_modules' || entry.name === 'dist' })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !exclude(file))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(createHash('sha256').update(readFileSync(path.join(root, file))).digest())
  return hash.digest('hex')
}

type Marks = Record<string, string>

/** What was last made from what, by name, in one file. An unreadable file counts as empty: everything is then made again. */
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
