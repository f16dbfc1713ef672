import { treesSummary } from './access/results.ts'
import { causesTable } from './causes/results.ts'
import { counted } from './causes/said.ts'
import { componentOf } from './report/filter.ts'
import type { ReportData, Shown } from './report/data.ts'
import { directionOf, saidOf, troublesOf, type Direction } from './said.ts'

/** How many changes a summary shows. Nobody reads a comment with more pictures. */
const most = 12

const directions: Readonly<Record<Direction, string>> = { ltr: 'English, left to right', rtl: 'Arabic, right to left' }
const directionNames = ['ltr', 'rtl'] as const
const kinds = ['changed', 'new', 'removed'] as const

/** Escapes text for a cell of a table in Markdown, so that names of stories are neither markup nor HTML. */
const cell = (text: string) => text.replaceAll(/[\\`*_{}[\]<>|#~!&]/gu, String.raw`\$&`).replaceAll(/\s+/gu, ' ')
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/**
 * Returns the changes that a summary shows. First takes one change of each component in each direction, then others in their order. So no
 * component and no direction is missing because another one has many changes.
 */
export function summarized(changes: readonly Shown[], limit = most): Shown[] {
  const groups = Map.groupBy(changes, (change) => `${componentOf(change)} ${directionOf(change.mode)}`)
  const first = [...groups.values()].flatMap(([one]) => one ?? [])
  const taken = new Set([...new Set([...first, ...changes])].slice(0, limit))
  return changes.filter((change) => taken.has(change))
}

function countTable(changes: readonly Shown[]): string[] {
  const line = (name: string, those: readonly Shown[]) =>
    row([
      name,
      ...directionNames.map((direction) => String(those.filter(({ mode }) => directionOf(mode) === direction).length)),
      String(those.length),
    ])
  const open = changes.filter(({ note }) => note === undefined)
  return [
    row(['', ...directionNames.map((name) => directions[name]), 'Both']),
    '|---|--:|--:|--:|',
    ...kinds.map((kind) =>
      line(
        `To look at: ${kind}`,
        open.filter((change) => change.kind === kind),
      ),
    ),
    line(
      'Accepted',
      changes.filter(({ note }) => note !== undefined),
    ),
  ]
}

const picture = (words: string, file: string | undefined) => (file === undefined ? '' : `![${cell(words)}](${encodeURI(file)})`)

function changeLine(change: Shown, thumbnailOf: (file: string) => string | undefined) {
  const { name, mode, base, here, cells = [] } = change
  const of = (file: string | undefined) => (file === undefined ? undefined : thumbnailOf(file))
  return row([
    `${cell(name)}<br>${directions[directionOf(mode)]}, \`${mode}\`<br>${[saidOf(change), ...cells.map(cell)].join('<br>')}`,
    picture(`${name} before, ${mode}`, of(base)),
    picture(`${name} now, ${mode}`, of(here)),
  ])
}

/** Returns the lines about states that look like the component at rest. */
function statesLines({ states }: ReportData, limit: number): string[] {
  if (!states || states.doubts.length === 0) return []
  const left = states.doubts.length - limit
  return [
    '',
    `### States that need a look (${states.doubts.length})`,
    '',
    ...states.doubts.slice(0, limit).map((text) => `- ${cell(text)}`),
    ...(left > 0 ? [`- and ${left} more in \`states.html\` of the report`] : []),
  ]
}

const headline = (pictures: number, trees: number) => {
  if (trees === 0) return pictures === 0 ? 'nothing to look at' : `${pictures} to look at`
  return `${counted(pictures, 'picture')} and ${counted(trees, 'accessibility tree')} to look at`
}

/**
 * Returns `visual-report/summary.md`, a comment for a pull request: the counts for each direction, and the open changes by component with
 * their pictures, and the changed lines of accessibility trees. `thumbnailOf` returns the file of a picture's thumbnail.
 */
export function summaryFile(data: ReportData, thumbnailOf: (file: string) => string | undefined, limit = most): string {
  const { base, here, compared, changes, trees, causes } = data
  const open = changes.filter(({ note }) => note === undefined)
  const chosen = summarized(open, limit)
  const left = open.length - chosen.length
  const troubles = troublesOf(data)
  return [
    `## Visual changes: ${headline(open.length, trees.filter(({ note }) => note === undefined).length)}`,
    '',
    `${cell(base)} → ${cell(here)}, ${compared} pictures compared.`,
    ...(changes.length > 0 ? ['', ...countTable(changes)] : []),
    ...(causes.length > 0 ? ['', '### Causes', '', ...causesTable(causes, changes, { cell, row, limit })] : []),
    ...[...Map.groupBy(chosen, componentOf)].flatMap(([component, those]) => [
      '',
      `### ${cell(component)} (${open.filter((change) => componentOf(change) === component).length})`,
      '',
      row(['Story', 'Before', 'Now']),
      '|---|---|---|',
      ...those.map((change) => changeLine(change, thumbnailOf)),
    ]),
    ...(left > 0 ? ['', `And ${left} more in \`index.html\` of the report.`] : []),
    ...treesSummary(trees, { cell, limit }),
    ...(troubles.length > 0
      ? ['', `### Stories to mend (${troubles.length})`, '', ...troubles.slice(0, limit).map((text) => `- ${cell(text)}`)]
      : []),
    ...(troubles.length > limit ? [`- and ${troubles.length - limit} more`] : []),
    ...statesLines(data, limit),
    '',
  ].join('\n')
}
