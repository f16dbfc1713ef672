import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../process.ts'
import { lookAlikesModule, looksFrom } from './table.ts'

/** Writes the table of look-alike letters for comparing names, from Unicode's list. */
export function writeLookAlikes(): void {
  const confusables = JSON.parse(readFileSync(inRoot('node_modules/unhomoglyph/data.json'), 'utf8')) as Record<string, string>
  writeFileSync(inRoot('server/contract/generated/look-alikes.ts'), lookAlikesModule(looksFrom(confusables)))
}
