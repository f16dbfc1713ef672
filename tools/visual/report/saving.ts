import { mergedTrees } from '../access/accepted-trees.ts'
import { merged, writeAcceptances } from '../acceptances.ts'
import type { ReportData } from './data.ts'
import { find } from './dom.ts'

/** Whether somebody listens who saves what is accepted. A plain file can only be downloaded. */
export const canSave = location.protocol !== 'file:'

/** Returns the file of accepted changes with the decisions of this report. */
function fileOf({ accepted, acceptedTrees, changes, trees }: ReportData): string {
  const pictures = merged(
    accepted,
    changes.map(({ story, mode, kind, picture, note, variant }) => ({
      story,
      mode,
      picture,
      ...(note !== undefined && { accepted: { story, mode, kind, picture, note, ...(variant !== undefined && { variant }) } }),
    })),
  )
  const decided = trees.map(({ story, mode, tree, note }) => ({ story, mode, tree, ...(note !== undefined && { note }) }))
  return writeAcceptances(pictures, mergedTrees(acceptedTrees, decided))
}

/** Prepares the link with which the file is downloaded. Returns a function that saves the decisions, and says how that went. */
export function saving(data: ReportData, say: (words: string) => void): () => Promise<void> {
  const download = find('#download', HTMLAnchorElement)
  download.hidden = canSave
  download.addEventListener('click', () => {
    download.href = URL.createObjectURL(new Blob([fileOf(data)], { type: 'application/json' }))
  })
  return async () => {
    if (!canSave) return say('Noted. Download the file and put it in its place.')
    const answer = await fetch('accepted', { method: 'POST', headers: { 'content-type': 'application/json' }, body: fileOf(data) })
    say(answer.ok ? 'Saved.' : 'It could not be saved: is the review still running?')
  }
}
