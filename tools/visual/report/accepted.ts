import { acceptanceOf, parseAccepted } from '../acceptances.ts'
import type { ReportData } from './data.ts'

/** Adds to the data what was accepted since the report was made, so that the next decision does not lose it. */
export async function readAccepted(data: ReportData): Promise<void> {
  const answer = await fetch('accepted')
  if (!answer.ok) return
  data.accepted = parseAccepted(await answer.text())
  for (const change of data.changes) {
    delete change.note
    delete change.variant
    const { note, variant } = acceptanceOf(data.accepted, change) ?? {}
    if (note !== undefined) Object.assign(change, { note, ...(variant !== undefined && { variant }) })
  }
}
