import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../process.ts'
import { exportTokens, themeNames, type Group, type ThemeName } from './export.ts'
import { plainTokens } from './plain.ts'

/** Returns the path of a token file, relative to the root. */
export const tokenFile = (name: ThemeName | 'plain'): string => `design-system/tokens/export/${name}.tokens.json`

export const readTokens = (theme: ThemeName | 'plain'): { readonly [name: string]: unknown } =>
  JSON.parse(readFileSync(inRoot(tokenFile(theme)), 'utf8')) as { readonly [name: string]: unknown }

/** Writes the token files of all themes, and the one for older tools. */
export function writeTokens(): void {
  mkdirSync(path.dirname(inRoot(tokenFile('plain'))), { recursive: true })
  const write = (name: ThemeName | 'plain', tokens: Group) => writeFileSync(inRoot(tokenFile(name)), `${JSON.stringify(tokens, null, 2)}\n`)
  for (const theme of themeNames) write(theme, exportTokens(theme))
  write('plain', plainTokens())
}
