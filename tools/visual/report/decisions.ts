import type { Decided } from '../causes/decide.ts'
import type { ReportData } from './data.ts'

const place = 'visual-causes'

type Stored = { of: string; decided: [number, Decided][] }

/** What the decisions are about: another comparison has other pictures, so its decisions are its own. */
const fingerprint = ({ base, changes }: Pick<ReportData, 'base' | 'changes'>) => `${base} ${changes.map(({ picture }) => picture).join('')}`

/** Returns the decisions about causes of this report from earlier visits in this browser. Acceptances of pictures are in their file. */
export function storedDecisions(data: Pick<ReportData, 'base' | 'changes'>): Map<number, Decided> {
  try {
    const stored = JSON.parse(localStorage.getItem(place) ?? '') as Stored
    return new Map(stored.of === fingerprint(data) ? stored.decided : [])
  } catch {
    // Nothing is stored, or this browser does not store anything for a file.
    return new Map()
  }
}

export function keepDecisions(data: Pick<ReportData, 'base' | 'changes'>, decisions: ReadonlyMap<number, Decided>): void {
  try {
    localStorage.setItem(place, JSON.stringify({ of: fingerprint(data), decided: [...decisions] } satisfies Stored))
  } catch {
    // Then they last as long as the page.
  }
}
