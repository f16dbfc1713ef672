import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../process.ts'
import { exportTokens, themeNames, type ThemeName } from './export.ts'

const tokenFile = (theme: ThemeName): string => inRoot('design-system/tokens/export', `${theme}.tokens.json`)

export const readTokens = (theme: ThemeName): { readonly [name: string]: unknown } =>
  JSON.parse(readFileSync(tokenFile(theme), 'utf8')) as { readonly [name: string]: unknown }

/** Writes the token files of all themes. */
export function writeTokens(): void {
  for (const theme of themeNames) {
    mkdirSync(path.dirname(tokenFile(theme)), { recursive: true })
    writeFileSync(tokenFile(theme), `${JSON.stringify(exportTokens(theme), null, 2)}\n`)
  }
}
