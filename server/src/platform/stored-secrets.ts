import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Secrets } from '../config/env.ts'
import type { Ids } from './ids.ts'

/**
 * Returns the secrets of demo and local. They are made at the first start. They are stored in the data directory, readable only by its
 * owner, so that people stay signed in over a restart. If two processes start at once, both use the secrets that were written first.
 */
export function storedSecrets(dataDir: string, ids: Ids): Secrets {
  const file = join(dataDir, 'secrets.json')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, JSON.stringify({ token: ids.secret(48), otp: ids.secret(48) }), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets
}
