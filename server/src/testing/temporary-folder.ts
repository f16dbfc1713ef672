import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Makes an empty folder that is removed after the current test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wasla-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
