import type { Decided } from '../causes/decide.ts'
import type { ReportData } from './data.ts'

const place = 'visual-causes'

type Stored = { of: string; decided: [number, Decided][] }

/** Returns a text that is equal only for the same comparison, so that decisions about another one are not shown. */
const fingerprint = ({ base, changes }: Pick<ReportData, 'base' | 'changes'>) => `${base} ${changes.map(({ picture }) => picture).join('')}`

/** Returns the decisions about causes of this report that were made in this browser. Acceptances of pictures are in a file. */
export function storedDecisions(data: Pick<ReportData, 'base' | 'changes'>): Map<number, Decided> {
  try {
    const stored = JSON.parse(localStorage.getItem(place) ?? '') as Stored
    return new Map(stored.of === fingerprint(data) ? stored.decided : [])
  } catch {
    // Nothing is stored, or this browser does not store anything for a file.
    return new Map()
  }
}

/** Stores the decisions about causes of this report in this browser. */
export function keepDecisions(data: Pick<ReportData, 'base' | 'changes'>, decisions: ReadonlyMap<number, Decided>): void {
  try {
    localStorage.setItem(place, JSON.stringify({ of: fingerprint(data), decided: [...decisions] } satisfies Stored))
  } catch {
    // Then the decisions are lost when the page is closed.
  }
}
