import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../process.ts'

const catalogues = ['app/src/**/messages/en.json', 'design-system/messages/en.json', 'server/contract/**/messages/en.json']

/** Returns the ids of all messages of the product. */
export function messageIds(): ReadonlySet<string> {
  const files = globSync(catalogues, { cwd: root, exclude: (name) => name.endsWith('node_modules') })
  return new Set(files.flatMap((file) => Object.keys(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object)))
}
