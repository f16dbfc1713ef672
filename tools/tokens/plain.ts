import { exportTokens, themeNames, type Group, type ThemeName } from './export.ts'
import { importTyped } from './import.ts'

/** What differs between the themes. Everything else has one value, which the file holds once. */
const isThemed = (path: string) => /^decision\.(?:colour|shadow)\.|^decision\.picture\.brightness$/u.test(path)

/** Returns the place of a token in the plain file: the decisions of a theme are in a group with its name. */
export const plainPath = (theme: ThemeName, path: string): string => (isThemed(path) ? path.replace(/^decision/u, theme) : path)

const numeric: readonly string[] = ['number', 'fontWeight']

/** Older tools read transparency only with commas: others drop it. */
const withCommas = (css: string) => css.replaceAll(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/gu, 'rgba($1, $2, $3, $4)')

function put(into: Group, [name = '', ...rest]: readonly string[], token: Group) {
  if (rest.length === 0) return void (into[name] = token)
  const inner = (into[name] ??= {}) as Group
  put(inner, rest, token)
}

/**
 * Returns all tokens of all themes in the form of tools that are older than version 2025.10 of the format, and of Style Dictionary: each
 * `value` is one text as in CSS, or a number. Those tools print the objects of the new form as `[object Object]`.
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
