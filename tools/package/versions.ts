import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { extract } from 'tar'
import { commitOf } from '../changes/git.ts'
import { capture, inRoot, installed } from '../process.ts'
import type { Interface } from './compare.ts'
import { readDeclarations } from './declarations.ts'
import { entriesOf } from './entries.ts'
import { folder, home } from './places.ts'

type Packed = { version: string; exports: Readonly<Record<string, string | { types: string }>> }
const versionIn = (place: string) => (JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as { version: string }).version

/** Returns the interface of a folder with the files of a package. Messages are left out, because their type never changes. */
export function interfaceOfFiles(place: string): Interface {
  const { version, exports } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as Packed
  const entries = new Map(
    Object.entries(exports).flatMap(([address, target]) =>
      typeof target === 'string' || address.startsWith('./messages/')
        ? []
        : [[address.slice(2), target.types.replace(/^\.\/types\/|\.d\.ts$/gu, '')] as const],
    ),
  )
  return { version, entries, declarations: readDeclarations(path.join(place, 'types'), entries.values()) }
}

async function interfaceOfArchive(archive: string): Promise<Interface> {
  const place = mkdtempSync(path.join(path.dirname(folder), 'packed-'))
  try {
    await extract({ file: archive, cwd: place, strip: 1 })
    return interfaceOfFiles(place)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** Returns the interface of a commit. The compiler writes its declarations with the packages that are installed now. */
async function interfaceOfCommit(commit: string): Promise<Interface> {
  const place = mkdtempSync(path.join(path.dirname(folder), 'commit-'))
  try {
    const files = path.join(place, 'files.tar')
    const { code, output } = await capture('git', ['archive', '-o', files, commit, 'design-system', 'tsconfig.base.json'])
    if (code !== 0) throw new Error(output.trim())
    await extract({ file: files, cwd: place })
    const there = path.join(place, 'design-system')
    symlinkSync(inRoot('node_modules'), path.join(place, 'node_modules'), 'junction')
    symlinkSync(path.join(home, 'node_modules'), path.join(there, 'node_modules'), 'junction')
    const listed = [...entriesOf(there, home)].filter(([, file]) => existsSync(path.join(there, file)))
    const types = path.join(place, 'types')
    // Only the entries, because stories and tests take most of the time of a type check.
    const config = {
      extends: './tsconfig.json',
      compilerOptions: { composite: false, incremental: false, tsBuildInfoFile: null, outDir: types },
      include: [],
      files: listed.map(([, file]) => file),
    }
    writeFileSync(path.join(there, 'entries.tsconfig.json'), JSON.stringify(config))
    await capture(installed('tsc'), ['-p', path.join(there, 'entries.tsconfig.json')])
    const entries = new Map(listed)
    return { version: versionIn(there), entries, declarations: readDeclarations(types, entries.values()) }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** Returns the interface of a packed file, or that of a commit, tag or branch. Throws if there is none. */
export async function interfaceOf(name: string): Promise<Interface> {
  mkdirSync(path.dirname(folder), { recursive: true })
  return name.endsWith('.tgz') ? interfaceOfArchive(path.resolve(name)) : interfaceOfCommit(await commitOf(name))
}
