import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { capture, inRoot } from '../process.ts'
import { exampleLock, type Manifest } from './example-lock.ts'
import { archive, folder, home } from './places.ts'

const readManifest = (place: string) => JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as Manifest

/** The product that installs the packed file, outside the workspace. */
export const example: string = inRoot('.cache', 'package', 'example')
/** The name that the manifest of the example gives to the packed file. */
const packed = 'design-system.tgz'

async function inExample(command: string, args: string[]): Promise<void> {
  const { code, output } = await capture(command, args, { cwd: example, env: { CI: '1', NODE_ENV: undefined, NODE_OPTIONS: undefined } })
  if (code !== 0) throw new Error(`${path.basename(command)} ${args.join(' ')} failed in the example:\n${output.trim()}`)
}

/** Returns the pnpm that the bootstrap downloaded, or that of the machine. */
function pnpm(): string {
  const own = inRoot('.tools', 'bin', process.platform === 'win32' ? 'pnpm.exe' : 'pnpm')
  return existsSync(own) ? own : 'pnpm'
}

/**
 * Copies the example, installs the packed file and its dependencies from pnpm's store, checks the types of every entry, and builds the
 * example with Vite.
 */
export async function buildExample(): Promise<void> {
  rmSync(example, { recursive: true, force: true })
  const isSource = (file: string) => !['node_modules', 'dist'].includes(path.basename(file))
  cpSync(path.join(home, 'example'), example, { recursive: true, filter: isSource })
  copyFileSync(archive, path.join(example, packed))
  const manifest = readManifest(folder) as Manifest & { exports: Readonly<Record<string, string | object>> }
  const lock = exampleLock(readManifest(example), manifest, packed, readFileSync(archive))
  writeFileSync(path.join(example, 'pnpm-lock.yaml'), lock)
  const modules = Object.entries(manifest.exports).filter(([, target]) => typeof target === 'object')
  writeFileSync(
    path.join(example, 'src', 'every-entry.ts'),
    modules.map(([address]) => `import '${address.replace(/^\./u, manifest.name)}'\n`).join(''),
  )
  // The store has all packages, because this project needs them. If the store was removed, pnpm asks the registry.
  await inExample(pnpm(), ['install', '--frozen-lockfile', '--prefer-offline'])
  const bin = (name: string) => path.join(example, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.CMD` : name)
  await inExample(bin('tsc'), [])
  await inExample(bin('vite'), ['build', '--logLevel', 'error'])
}
