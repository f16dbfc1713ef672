import { counted } from '../causes/said.ts'
import { directionOf } from '../said.ts'
import { linesSaid, treeGroups, type ShownTree } from './tree-groups.ts'

/** Returns the changed trees for `results.json`. */
export const treesFile = (trees: readonly ShownTree[]) =>
  trees.map(({ note, ...tree }) => ({
    ...tree,
    direction: directionOf(tree.mode),
    isAccepted: note !== undefined,
    ...(note !== undefined && { note }),
  }))

/** Returns the test cases of changed trees for `junit.xml`: each fails until somebody accepts it. `escaped` escapes one line. */
export const treeCases = (trees: readonly ShownTree[], escaped: (text: string) => string): string[] =>
  trees.map(({ story, title, name, mode, lines, note }) => {
    const head = `classname="${escaped(title.replaceAll('/', '.'))}" name="${escaped(`${name} (${mode}), accessibility tree`)}"`
    const said = escaped(linesSaid(lines))
    const inside =
      note === undefined
        ? `<failure type="tree" message="${said}">${[`${story} in ${mode}`, ...lines].map(escaped).join('\n')}</failure>`
        : `<system-out>${said}; ${escaped(`accepted: ${note}`)}</system-out>`
    return `    <testcase ${head}>${inside}</testcase>`
  })

/** How many lines of one change a summary shows. */
const mostLines = 24

/** Returns a block of code that ends only where it should, whatever the lines hold. */
function block(lines: readonly string[]): string[] {
  const longest = Math.max(2, ...lines.flatMap((line) => (line.match(/`+/gu) ?? []).map(({ length }) => length)))
  const fence = '`'.repeat(longest + 1)
  return [`${fence}diff`, ...lines, fence]
}

/** Returns the part of the summary about changed trees that nobody accepted. `cell` escapes text for Markdown. */
export function treesSummary(trees: readonly ShownTree[], { cell, limit }: { cell: (text: string) => string; limit: number }): string[] {
  const open = trees.filter(({ note }) => note === undefined)
  if (open.length === 0) return []
  const groups = treeGroups(open)
  const left = groups.length - limit
  return [
    '',
    `### Accessibility trees (${open.length})`,
    ...groups.slice(0, limit).flatMap((places) => {
      const first = open[places[0] ?? 0]
      if (!first) return []
      const { title, name, mode, lines } = first
      const more = places.length > 1 ? `, and ${counted(places.length - 1, 'more tree')} with the same change` : ''
      const over = lines.length - mostLines
      return [
        '',
        `${cell(title)}, ${cell(name)}, \`${mode}\`${more}:`,
        '',
        ...block([...lines.slice(0, mostLines), ...(over > 0 ? [`  … ${counted(over, 'more line')}`] : [])]),
      ]
    }),
    ...(left > 0 ? ['', `And ${counted(left, 'more change')} of accessibility trees in \`index.html\` of the report.`] : []),
  ]
}

/** Returns lines for the terminal about changed trees that nobody accepted: one for each change that several may have. */
export function treesSaid(trees: readonly ShownTree[], limit = 12): string[] {
  const open = trees.filter(({ note }) => note === undefined)
  if (open.length === 0) return []
  const groups = treeGroups(open)
  return [
    `${counted(open.length, 'accessibility tree')} changed`,
    ...groups.slice(0, limit).map((places) => {
      const { story = '', mode = '', lines = [] } = open[places[0] ?? 0] ?? {}
      const changed = lines.filter((line) => !line.startsWith(' ')).map((line) => `${line[0] ?? ''} ${line.slice(1).trim()}`)
      return `${places.length} as ${story} (${mode}): ${changed.slice(0, 3).join('; ')}${changed.length > 3 ? ` and ${changed.length - 3} more` : ''}`
    }),
  ]
}
