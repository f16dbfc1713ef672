import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AcceptedFile } from './accepted-file.ts'
import { acceptanceOf, type Acceptance } from './acceptances.ts'
import { writeNewTree, writeTrees } from './access/write-trees.ts'
import { groupsOf } from './causes/groups.ts'
import type { Caused } from './causes/look.ts'
import type { Change, Outcome } from './compare.ts'
import { junitFile, resultsFile } from './machines.ts'
import { runsOf, timesMoved, type History } from './history.ts'
import { sizeOf } from './pixels.ts'
import { keyOf } from './plan.ts'
import { nameOfCell } from './states/judge.ts'
import { writeStatesView } from './states/report.ts'
import { doubtsOf, type Photographed } from './states/shown.ts'
import type { ReportData, Shown, Unsteady } from './report/data.ts'
import { pageOf } from './report-page.ts'
import { summarized, summaryFile } from './summary.ts'
import { thumbnail, thumbnailBox } from './thumbnail.ts'

/** Returns the names of the cells that changed in the picture of a matrix. */
const cellsIn = ({ id, mode }: Change, matrices: readonly Photographed[]): string[] => {
  const one = matrices.find((each) => each.id === id && each.mode === mode)
  return one ? one.changed.map((cell) => nameOfCell(one.matrix, cell)) : []
}

function shown(change: Change, accepted: readonly Acceptance[], matrices: readonly Photographed[]): Shown {
  const { id, title, name, mode, kind, hash, difference: found } = change
  const file = (side: string) => `pictures/${id}--${mode}--${side}.png`
  const png = change.here ?? change.base
  const { width, height } = found ?? (png ? sizeOf(png) : { width: 0, height: 0 })
  const cells = cellsIn(change, matrices)
  const acceptance = acceptanceOf(accepted, { story: id, mode, kind, picture: hash })
  return {
    story: id,
    title,
    name,
    mode,
    kind,
    picture: hash,
    ...(change.base && { base: file('before') }),
    ...(change.here && { here: file('now') }),
    ...(found && { marked: file('marked'), box: found.box }),
    pixels: found?.pixels ?? width * height,
    share: found?.share ?? 1,
    step: found?.step ?? 0,
    width,
    height,
    ...(cells.length > 0 && { cells }),
    ...(acceptance && { note: acceptance.note }),
    ...(acceptance?.variant !== undefined && { variant: acceptance.variant }),
  }
}

/** Empties a folder and writes the report, its pictures and its files for machines into it. Resolves to what the report shows. */
export async function writeReport(
  folder: string,
  outcome: Outcome,
  names: { base: string; here: string },
  { accepted, trees: acceptedTrees }: AcceptedFile,
  history: History = {},
  caused: Caused = new Map(),
): Promise<ReportData> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'pictures'), { recursive: true })
  const changes = outcome.changes.map((change) => {
    const one = shown(change, accepted, outcome.matrices)
    const pictures = [
      [one.base, change.base],
      [one.here, change.here],
      [one.marked, change.difference?.picture],
    ] as const
    for (const [file, png] of pictures) if (file && png) writeFileSync(path.join(folder, file), png)
    const { id, mode, tree } = change
    return tree === undefined ? one : { ...one, read: writeNewTree(folder, { id, mode, tree }) }
  })
  const place = ({ id, mode }: { id: string; mode: string }) => `${id} (${mode})`
  const data: ReportData = {
    ...names,
    compared: outcome.compared.length,
    pictures: outcome.pictures,
    seconds: outcome.seconds,
    failed: outcome.failed.map(place),
    unsteady: outcome.unsteady.map((one) => shownUnsteady(folder, one, history)),
    changes,
    trees: writeTrees(folder, outcome.trees, changes, acceptedTrees),
    causes: groupsOf(changes, (index) => caused.get(keyOf(outcome.changes[index] ?? { id: '', mode: '' })) ?? []),
    ...(outcome.matrices.length > 0 && { states: { matrices: outcome.matrices.length, doubts: doubtsOf(outcome.matrices) } }),
    accepted: [...accepted],
    acceptedTrees: [...acceptedTrees],
  }
  const page = await pageOf(path.join(import.meta.dirname, 'report'), data)
  writeFileSync(path.join(folder, 'index.html'), page)
  writeFileSync(path.join(folder, 'results.json'), resultsFile(data))
  writeFileSync(path.join(folder, 'junit.xml'), junitFile(data))
  writeSummary(folder, data)
  if (outcome.matrices.length > 0) await writeStatesView(folder, outcome.matrices, names.base)
  return data
}

/** Writes the pictures of what moved in an unsteady story. Returns what the report shows of the story. */
function shownUnsteady(folder: string, shot: Outcome['unsteady'][number], history: History): Unsteady {
  const { id, title, name, mode, moved, hasTreeMoved } = shot
  return {
    story: id,
    title,
    name,
    mode,
    moved: moved.map(({ picture, ...rest }) => {
      const marked = `pictures/${id}--${mode}--moved-${rest.side}.png`
      writeFileSync(path.join(folder, marked), picture)
      return { ...rest, marked }
    }),
    ...(hasTreeMoved && { hasTreeMoved }),
    times: timesMoved(history, keyOf(shot)),
    runs: runsOf(history, keyOf(shot)),
  }
}

/** Writes the summary, and the thumbnails that it shows. */
function writeSummary(folder: string, data: ReportData) {
  mkdirSync(path.join(folder, 'thumbnails'))
  const made = new Map<string, string>()
  for (const change of summarized(data.changes.filter(({ note }) => note === undefined)))
    for (const file of [change.base, change.here]) {
      const part = file === undefined ? undefined : thumbnail(readFileSync(path.join(folder, file)), thumbnailBox(change))
      if (file === undefined || !part) continue
      const to = file.replace(/^pictures/u, 'thumbnails')
      writeFileSync(path.join(folder, to), part)
      made.set(file, to)
    }
  writeFileSync(
    path.join(folder, 'summary.md'),
    summaryFile(data, (file) => made.get(file)),
  )
}
