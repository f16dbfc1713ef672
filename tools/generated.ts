import { globSync, readFileSync } from 'node:fs'
import { capture, inRoot, installed, root } from './process.ts'
import { writeApiClient } from './api-client/files.ts'
import { writeConfusables } from './confusables/files.ts'
import { writeShareDrawing } from './share/files.ts'
import { stateStories, writeStates } from './states/files.ts'
import { writeTokens } from './tokens/files.ts'

const patterns = [
  'server/contract/generated/*',
  'server/api-client/*.generated.ts',
  'app/src/**/*.generated.ts',
  'design-system/tokens/export/*',
  'server/src/http/share-picture/generated/*',
  stateStories,
]

const contents = () => new Map(globSync(patterns, { cwd: root }).map((file) => [file, readFileSync(inRoot(file), 'utf8')]))

/** Returns the files that differ between two readings: changed, new or removed. */
export function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name)).toSorted()
}

/** Writes all generated files and returns those that were out of date. */
export async function writeGenerated(): Promise<{ code: number; output: string; changed: string[] }> {
  const before = contents()
  const { code, output } = await capture(installed('graphql-codegen'), ['--config', 'codegen.ts'])
  writeApiClient()
  writeTokens()
  writeShareDrawing()
  writeConfusables()
  writeStates()
  return { code, output, changed: differences(before, contents()) }
}
