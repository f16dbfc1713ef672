import { seeded } from '@wasla/contract/platform/seeded.ts'
import type { BrowserHeaders } from '../previews/open-pinned.ts'

/** User agents of phones’ browsers that many visitors have. */
const agents = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
] as const
const languages = ['ar-SA,ar;q=0.9,en;q=0.8', 'ar,en;q=0.9', 'en-SA,en;q=0.9,ar;q=0.8'] as const

const one = <Value>(values: readonly [Value, ...Value[]], chance: number): Value => values[Math.floor(chance * values.length)] ?? values[0]

/**
 * Returns the headers of one of many phones, by the id of the click. A server must not be able to tell our visit from a visitor’s by its
 * headers, and answer us alone.
 */
export function phoneOf(clickId: string): BrowserHeaders {
  const next = seeded(clickId)
  return { 'user-agent': one(agents, next()), 'accept-language': one(languages, next()), 'accept-encoding': 'gzip, deflate, br' }
}
