import type { ReportData, Shown } from './report/data.ts'

/** The report for machines: the files that a pipeline counts and shows. File names in it are relative to the report. */

/** Returns `changes.json`: each change with its size and position, and how many there are of each kind. */
export function changesFile({ base, here, compared, pictures, seconds, failed, unsteady, changes }: ReportData): string {
  const count = (holds: (change: Shown) => boolean) => changes.filter(holds).length
  const content = {
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
    },
    changes: changes.map(({ note, ...change }) => ({ ...change, isAccepted: note !== undefined, ...(note === undefined ? {} : { note }) })),
    failed,
    unsteady,
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Escapes text for XML, in which most control characters are not allowed, not even escaped. */
const escaped = (text: string) =>
  [...text]
    .filter((sign) => (sign.codePointAt(0) ?? 0) >= 32)
    .map((sign) => entities[sign] ?? sign)
    .join('')

function saidOf({ kind, pixels, share, step, box }: Shown): string {
  if (kind !== 'changed') return kind === 'new' ? 'Only in the working tree' : 'Only in the base'
  const place = box ? ` inside ${box.width} × ${box.height} at ${box.x}, ${box.y}` : ''
  return `${pixels} pixels (${(share * 100).toFixed(4)} %)${place}, largest step ${step} of 255`
}

/** Returns `junit.xml`: one test case for each changed picture, with a failure if nobody has accepted the change. */
export function junitFile({ base, here, seconds, changes }: ReportData): string {
  const open = changes.filter(({ note }) => note === undefined)
  const cases = changes.map((change) => {
    const { story, title, name, mode, kind, note } = change
    const head = `classname="${escaped(title.replaceAll('/', '.'))}" name="${escaped(`${name} (${mode})`)}"`
    const said = escaped(saidOf(change))
    const inside =
      note === undefined
        ? `<failure type="${kind}" message="${said}">${escaped(`${story} in ${mode}`)}</failure>`
        : `<system-out>${said}; ${escaped(`accepted: ${note}`)}</system-out>`
    return `    <testcase ${head}>${inside}</testcase>`
  })
  const counts = `tests="${changes.length}" failures="${open.length}" errors="0"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${escaped(`visual ${base} → ${here}`)}" ${counts} time="${seconds.toFixed(3)}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}
