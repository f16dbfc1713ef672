import { counted } from '../causes/said.ts'
import type { ReportData } from './data.ts'
import { find } from './dom.ts'
import { drawTroubles } from './troubles.ts'

/** Returns how many changes nobody has accepted. */
export function openSaid({ changes, trees }: Pick<ReportData, 'changes' | 'trees'>): string {
  const pictures = changes.filter(({ note }) => note === undefined).length
  const open = trees.filter(({ note }) => note === undefined).length
  if (pictures === 0 && open === 0) return 'Everything is accepted.'
  return `${pictures} to look at${open === 0 ? '' : `, and ${counted(open, 'accessibility tree')}`}`
}

/** Fills the header: what was compared, the stories to mend, and a link to the view of states if there are matrices of states. */
export function drawHeader(data: ReportData): void {
  const { base, here, compared, pictures, seconds, states } = data
  find('#run', HTMLElement).textContent =
    `${base} → ${here}: ${compared.toLocaleString('en')} compared, ${(pictures / Math.max(seconds, 0.1)).toFixed(1)} pictures a second`
  drawTroubles(data)
  if (!states) return
  const link = find('#states', HTMLAnchorElement)
  link.hidden = false
  link.textContent = `States (${states.doubts.length})`
}
