import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../process.ts'
import { confusablesFrom, confusablesModule } from './table.ts'

/** Writes the table of confusable letters for comparing names, from Unicode's list. */
export function writeConfusables(): void {
  const list = JSON.parse(readFileSync(inRoot('node_modules/unhomoglyph/data.json'), 'utf8')) as Record<string, string>
  writeFileSync(inRoot('server/contract/generated/confusables.ts'), confusablesModule(confusablesFrom(list)))
}
