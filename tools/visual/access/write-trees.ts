import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Shown } from '../report/data.ts'
import { treeAcceptanceOf, type TreeAcceptance } from './accepted-trees.ts'
import { changedLines } from './differ.ts'
import type { TreeChange } from './tree-change.ts'
import type { ShownTree } from './tree-groups.ts'

/**
 * Writes changed trees into the folder of a report, with the pictures of those stories whose pictures did not change. Returns what the
 * report shows of them.
 */
export function writeTrees(
  folder: string,
  trees: readonly TreeChange[],
  changes: readonly Shown[],
  accepted: readonly TreeAcceptance[],
): ShownTree[] {
  if (trees.length > 0) mkdirSync(path.join(folder, 'trees'), { recursive: true })
  return trees.map(({ id, title, name, mode, base, here, hash, png }) => {
    const [before, now] = ['before', 'now'].map((side) => `trees/${id}--${mode}--${side}.txt`) as [string, string]
    writeFileSync(path.join(folder, before), base)
    writeFileSync(path.join(folder, now), here)
    const known = changes.find((change) => change.story === id && change.mode === mode)?.here
    const picture = known ?? `pictures/${id}--${mode}--now.png`
    if (known === undefined) writeFileSync(path.join(folder, picture), png)
    const note = treeAcceptanceOf(accepted, { story: id, mode, tree: hash })?.note
    return {
      story: id,
      title,
      name,
      mode,
      tree: hash,
      lines: changedLines(base, here),
      before,
      now,
      picture,
      ...(note !== undefined && { note }),
    }
  })
}

/** Writes the tree of a new story into the folder of a report. Returns its file. */
export function writeNewTree(folder: string, { id, mode, tree }: { id: string; mode: string; tree: string }): string {
  const file = `trees/${id}--${mode}--now.txt`
  mkdirSync(path.join(folder, 'trees'), { recursive: true })
  writeFileSync(path.join(folder, file), tree)
  return file
}
