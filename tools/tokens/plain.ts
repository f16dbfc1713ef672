import { exportTokens, themeNames, type Group, type ThemeName } from './export.ts'
import { importTyped } from './import.ts'

/** Returns whether a token may differ between the themes. The file holds all other tokens once. */
const isThemed = (path: string) => /^decision\.(?:colour|shadow)\.|^decision\.picture\.brightness$/u.test(path)

/** Returns the path of a token in the plain file. A token that differs between themes is in the group of its theme. */
export const plainPath = (theme: ThemeName, path: string): string => (isThemed(path) ? path.replace(/^decision/u, theme) : path)

const numeric: readonly string[] = ['number', 'fontWeight']

/** Writes transparency with commas, because Style Dictionary drops it without them. */
const withCommas = (css: string) => css.replaceAll(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/gu, 'rgba($1, $2, $3, $4)')

function put(into: Group, [name = '', ...rest]: readonly string[], token: Group) {
  if (rest.length === 0) return void (into[name] = token)
  const inner = (into[name] ??= {}) as Group
  put(inner, rest, token)
}

/**
 * Returns all tokens of all themes for Style Dictionary, and for tools that do not read version 2025.10 of the format. Each `value` is a
 * number, a text as in CSS, or an alias. Style Dictionary prints the objects of the new version as `[object Object]`.
 */
export function plainTokens(): Group {
  const made: Group = {}
  for (const theme of themeNames)
    for (const [path, { type, css, alias }] of importTyped(exportTokens(theme))) {
      const value = alias === undefined ? (numeric.includes(type) ? Number(css) : withCommas(css)) : `{${plainPath(theme, alias)}}`
      put(made, plainPath(theme, path).split('.'), { value, type })
    }
  return made
}
