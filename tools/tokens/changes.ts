import { themeNames, type ThemeName } from './export.ts'
import type { importTyped } from './import.ts'

/* What changed in the tokens between two versions, for designers: by token, with the values of both themes. */

/** All tokens of a version, as `importTyped` returns them, for each theme. */
export type Version = Readonly<Record<ThemeName, ReturnType<typeof importTyped>>>

/** A value as in CSS, and the token that it points at. */
type Value = { css: string; alias?: string }
type Values = Readonly<Partial<Record<ThemeName, Value>>>
export type TokenChange = {
  token: string
  kind: 'added' | 'removed' | 'changed'
  before?: Values
  after?: Values
  /** The token that this one pointed at before and points at now. This one changed only because that one did. */
  follows?: string
}

function valuesOf(version: Version, token: string): Values | undefined {
  const found = themeNames.flatMap((theme) => {
    const one = version[theme].get(token)
    return one ? [[theme, { css: one.css, ...(one.alias !== undefined && { alias: one.alias }) }] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

const isSame = (one: Value | undefined, other: Value | undefined) => one?.css === other?.css && one?.alias === other?.alias

/** Returns the token that all changed values of a token point at, before and now; undefined if it is not the same one. */
function followed(before: Values, after: Values): string | undefined {
  const changed = themeNames.filter((theme) => !isSame(before[theme], after[theme]))
  const aliases = new Set(changed.flatMap((theme) => [before[theme]?.alias, after[theme]?.alias]))
  return aliases.size === 1 ? [...aliases][0] : undefined
}

function changeOf(token: string, before: Values | undefined, after: Values | undefined): TokenChange[] {
  if (!before || !after) return after ? [{ token, kind: 'added', after }] : before ? [{ token, kind: 'removed', before }] : []
  if (themeNames.every((theme) => isSame(before[theme], after[theme]))) return []
  const follows = followed(before, after)
  return [{ token, kind: 'changed', before, after, ...(follows !== undefined && { follows }) }]
}

/** Returns which tokens were added, removed or changed, in the order of their names. A renamed token is one removed and one added. */
export function tokenChanges(before: Version, after: Version): TokenChange[] {
  const names = new Set([before, after].flatMap((version) => themeNames.flatMap((theme) => [...version[theme].keys()])))
  return [...names].toSorted().flatMap((token) => changeOf(token, valuesOf(before, token), valuesOf(after, token)))
}

const count = (changes: readonly TokenChange[], kind: TokenChange['kind']) => changes.filter((change) => change.kind === kind).length

/** Returns the changes as JSON. `form` is the version of its format. */
export function changesAsJson(since: string, changes: readonly TokenChange[]): string {
  const counts = { added: count(changes, 'added'), removed: count(changes, 'removed'), changed: count(changes, 'changed') }
  return `${JSON.stringify({ form: 1, since, count: counts, changes }, null, 2)}\n`
}

const code = (text: string) => `\`${text}\``
const cell = (value: Value | undefined) =>
  value ? [code(value.css), ...(value.alias === undefined ? [] : [`(${code(value.alias)})`])].join(' ') : '–'
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const table = (
  title: string,
  those: readonly TokenChange[],
  columns: readonly string[],
  cells: (change: TokenChange) => readonly string[],
) =>
  those.length === 0
    ? []
    : [
        `## ${title} (${those.length})`,
        '',
        row(['Token', ...columns]),
        `|${'---|'.repeat(columns.length + 1)}`,
        ...those.map((change) => row([code(change.token), ...cells(change)])),
        '',
      ]

const both = ['Light', 'Dark']
const inBoth = (values: Values | undefined) => themeNames.map((theme) => cell(values?.[theme]))
const beforeAndNow = ({ before, after }: TokenChange) => themeNames.flatMap((theme) => [cell(before?.[theme]), cell(after?.[theme])])

/** Returns the changes as a page in Markdown, for release notes and designers. */
export function changesAsMarkdown(since: string, changes: readonly TokenChange[]): string {
  const changed = changes.filter(({ kind }) => kind === 'changed')
  const pairs = both.flatMap((theme) => [`${theme} before`, `${theme} now`])
  return [
    `# Tokens changed since ${since}`,
    '',
    changes.length === 0
      ? 'No token was added, removed or changed.'
      : `${count(changes, 'added')} added, ${count(changes, 'removed')} removed, ${changed.length} changed.`,
    '',
    ...table(
      'Changed',
      changed.filter(({ follows }) => follows === undefined),
      pairs,
      beforeAndNow,
    ),
    ...table(
      'Changed because the token that they point at changed',
      changed.filter(({ follows }) => follows !== undefined),
      pairs,
      beforeAndNow,
    ),
    ...table(
      'Added',
      changes.filter(({ kind }) => kind === 'added'),
      both,
      ({ after }) => inBoth(after),
    ),
    ...table(
      'Removed',
      changes.filter(({ kind }) => kind === 'removed'),
      both,
      ({ before }) => inBoth(before),
    ),
  ].join('\n')
}
