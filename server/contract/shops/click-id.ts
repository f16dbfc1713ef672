import { clickIdParameter, clickIdPattern } from '../programs/dry-run/visit.ts'
import { trialClickId } from '../tracking/trial.ts'

const value = `${clickIdPattern}|${trialClickId}`
const alone = new RegExp(`^(?:${value})$`, 'i')
const inText = new RegExp(`${clickIdParameter}=(${value})(?![\\w-])`, 'i')

/**
 * Returns the click id in the texts of an order: one that is a click id, or contains `nw_click_id=…`, as a note or the address of the first
 * page. Null if there is none. Other texts of the order are ignored, because customers can type them.
 */
export function clickIdIn(texts: readonly unknown[]): string | null {
  for (const text of texts) {
    if (typeof text !== 'string' || text.length > 2_048) continue
    const found = alone.test(text.trim()) ? text.trim() : inText.exec(text)?.[1]
    if (found !== undefined) return found.toLowerCase()
  }
  return null
}
