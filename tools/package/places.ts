import { readFileSync } from 'node:fs'
import { inRoot } from '../process.ts'

/** The sources of the package. */
export const home: string = inRoot('design-system')
/** The files of the package, as they are packed. */
export const folder: string = inRoot('.cache', 'package', 'files')

type Manifest = { name: string; version: string; dependencies: Readonly<Record<string, string>> }
/** Returns the manifest of the sources. */
export const sourceManifest = (): Manifest => JSON.parse(readFileSync(inRoot('design-system', 'package.json'), 'utf8')) as Manifest

/** The packed file. Its name is the same for every version, because the example names it. */
export const archive: string = inRoot('.cache', 'package', 'design-system.tgz')
