import { mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../process.ts'

/** Our packages that a running server consists of, by their folder. */
const own: Readonly<Record<string, string>> = { '@wasla/server': 'server', '@wasla/contract': 'server/contract', '@wasla/mocks': 'mocks' }

/**
 * Gives the layout of a release its packages without a network: links to those that are installed here. As in an installed release, our
 * packages find only what their manifests name for the product, and no package of tests and tools.
 */
export function linkPackages(layout: string): void {
  for (const folder of Object.values(own)) {
    const { dependencies } = JSON.parse(readFileSync(path.join(layout, folder, 'package.json'), 'utf8')) as {
      dependencies: Readonly<Record<string, string>>
    }
    for (const name of Object.keys(dependencies)) {
      const link = path.join(layout, folder, 'node_modules', name)
      const target = own[name] === undefined ? realpathSync(inRoot(folder, 'node_modules', name)) : path.join(layout, own[name])
      mkdirSync(path.dirname(link), { recursive: true })
      symlinkSync(target, link, 'junction')
    }
  }
}
