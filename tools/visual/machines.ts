import { treeCases, treesFile } from './access/results.ts'
import { causesFile } from './causes/results.ts'
import type { ReportData, Shown } from './report/data.ts'
import { directionOf, drawnBy, saidOf, troublesOf } from './said.ts'

/* The report for machines: the files that a pipeline counts and shows. File names in them are relative to the folder of the report. */

/** The version of the format of `results.json`. Increase it if a field is removed or gets another meaning, not if one is added. */
const form = 1

/** Returns `results.json`: each change with its size, position and direction, each changed accessibility tree, and how many there are. */
export function resultsFile({
  base,
  here,
  compared,
  pictures,
  seconds,
  failed,
  unsteady,
  states,
  changes,
  trees,
  causes,
}: ReportData): string {
  const count = (holds: (change: Shown) => boolean) => changes.filter(holds).length
  const content = {
    form,
    base,
    here,
    compared,
    pictures,
    seconds,
    count: {
      all: changes.length,
      open: count(({ note }) => note === undefined),
      accepted: count(({ note }) => note !== undefined),
      changed: count(({ kind }) => kind === 'changed'),
      new: count(({ kind }) => kind === 'new'),
      removed: count(({ kind }) => kind === 'removed'),
      ltr: count(({ mode }) => directionOf(mode) === 'ltr'),
      rtl: count(({ mode }) => directionOf(mode) === 'rtl'),
      trees: trees.length,
      openTrees: trees.filter(({ note }) => note === undefined).length,
    },
    changes: changes.map(({ note, ...change }) => ({
      ...change,
      direction: directionOf(change.mode),
      engine: drawnBy(change.mode),
      isAccepted: note !== undefined,
      ...(note === undefined ? {} : { note }),
    })),
    trees: treesFile(trees),
    causes: causesFile(causes, changes),
    failed,
    unsteady,
    ...(states && { states }),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Escapes text for XML. Replaces control characters and lone surrogates by spaces, because XML does not allow most of them in any form. */
const escaped = (text: string) =>
  text.replaceAll(/[\p{Cc}\p{Cs}\u{fffe}\u{ffff}]/gu, ' ').replaceAll(/[&<>"]/gu, (sign) => entities[sign] ?? sign)

/**
 * Returns `junit.xml`: one test case for each changed picture and each changed accessibility tree, with a failure if nobody has accepted it. Stories to mend are listed
 * in `system-err`, because they do not make the comparison fail.
 */
export function junitFile({ base, here, seconds, changes, trees, failed, unsteady }: ReportData): string {
  const open = [...changes, ...trees].filter(({ note }) => note === undefined)
  const cases = changes.map((change) => {
    const { story, title, name, mode, kind, note, variant } = change
    const head = `classname="${escaped(title.replaceAll('/', '.'))}" name="${escaped(`${name} (${mode})`)}"`
    const said = escaped(saidOf(change))
    const inside =
      note === undefined
        ? `<failure type="${kind}" message="${said}">${escaped(`${story} in ${mode}`)}</failure>`
        : `<system-out>${said}; ${escaped(`accepted${variant === undefined ? '' : ` as variant ${variant}`}: ${note}`)}</system-out>`
    return `    <testcase ${head}>${inside}</testcase>`
  })
  const counts = `tests="${changes.length + trees.length}" failures="${open.length}" errors="0"`
  const troubles = troublesOf({ failed, unsteady }).map((text) => `${escaped(text)}\n`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${escaped(`visual ${base} → ${here}`)}" ${counts} skipped="0" time="${seconds.toFixed(3)}">`,
    ...cases,
    ...treeCases(trees, escaped),
    ...(troubles.length > 0 ? [`    <system-err>${troubles.join('')}</system-err>`] : []),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}
