import { acceptanceOf } from '../acceptances.ts'
import { parseFile } from '../accepted-file.ts'
import { treeAcceptanceOf } from '../access/accepted-trees.ts'
import type { ReportData } from './data.ts'

/** Adds to the data what was accepted since the report was made, so that the next decision does not lose it. */
export async function readAccepted(data: ReportData): Promise<void> {
  const answer = await fetch('accepted')
  if (!answer.ok) return
  const { accepted, trees } = parseFile(await answer.text())
  data.accepted = [...accepted]
  data.acceptedTrees = [...trees]
  for (const tree of data.trees) {
    delete tree.note
    const note = treeAcceptanceOf(trees, tree)?.note
    if (note !== undefined) tree.note = note
  }
  for (const change of data.changes) {
    delete change.note
    delete change.variant
    const { note, variant } = acceptanceOf(data.accepted, change) ?? {}
    if (note !== undefined) Object.assign(change, { note, ...(variant !== undefined && { variant }) })
  }
}
