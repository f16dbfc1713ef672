import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../process.ts'

/** The part of a package's `package.json` that is read here. */
type Manifest = {
  license?: string
  licenses?: readonly { type: string }[]
  scripts?: Readonly<Record<string, string>>
  gypfile?: boolean
}

/** An installed package. `hasGyp`: it contains the file by which npm and pnpm compile it without a script that says so. */
export type Installed = { id: string; manifest: Manifest; hasGyp: boolean }

const store = inRoot('node_modules', '.pnpm')

/** Returns `name@version` of a folder of the store, `@scope+name@version_peers`; undefined if it holds no package. */
function idOfFolder(folder: string): string | undefined {
  const at = folder.indexOf('@', 1)
  return at < 0 ? undefined : `${folder.slice(0, at).replace('+', '/')}@${folder.slice(at + 1).replace(/[_(].*$/, '')}`
}

/** Returns the packages that are installed here, each once. Those of other platforms are not. */
export function installedPackages(): ReadonlyMap<string, Installed> {
  return new Map(
    readdirSync(store).flatMap((folder) => {
      const id = idOfFolder(folder)
      const home = id && path.join(store, folder, 'node_modules', id.slice(0, id.lastIndexOf('@')))
      if (!home || !existsSync(path.join(home, 'package.json'))) return []
      const manifest = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as Manifest
      return [[id, { id, manifest, hasGyp: existsSync(path.join(home, 'binding.gyp')) }] as const]
    }),
  )
}
