import type { Deps } from '../deps.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import { Refusal } from '../request/refusal.ts'
import { isCounted } from '../platform/counted-callers.ts'
import { leasedLimit } from '../platform/leased-limit.ts'
import { throttle } from '../platform/throttle.ts'
import { json, refusal } from './responses.ts'
import { readText } from '../request/body.ts'
import { addressOf } from './request-context.ts'

/** Every directive that a browser may report. Other texts are not logged, because anybody could invent any number of them. */
const directives: ReadonlySet<string> = new Set([
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'sandbox',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
])

/** Largest number of reports from one network per minute. A page that breaks its policy reports only a few times. */
const perAddress = { count: 60, window: 60 }
const handful = 10
const mostBytes = 16 * 1024

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const word = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : undefined)

/**
 * Returns directive, blocked address and source file of a report. Reads both formats that browsers use. Returns null for any other text.
 */
function factsOf(text: string): { directive: string; blocked: string | undefined; source: string | undefined } | null {
  try {
    const body: unknown = JSON.parse(text)
    const first: unknown = Array.isArray(body) ? (isRecord(body[0]) ? body[0]['body'] : null) : isRecord(body) ? body['csp-report'] : null
    if (!isRecord(first)) return null
    const directive = word(first['effective-directive'] ?? first['effectiveDirective'] ?? first['violated-directive'])?.split(' ')[0]
    if (directive === undefined || !directives.has(directive)) return null
    return {
      directive,
      blocked: word(first['blocked-uri'] ?? first['blockedURL']),
      source: word(first['source-file'] ?? first['sourceFile']),
    }
  } catch {
    return null
  }
}

/**
 * `POST /csp`: reports of browsers about blocked content. Anybody may send reports. So each known directive is logged at most once a
 * minute, an unknown directive never, and each network has a limit per minute.
 */
export function cspReports({ env, log, clock, limits }: Pick<Deps, 'env' | 'log' | 'clock' | 'limits'>) {
  const report = throttle(clock, 60_000)
  const reports = leasedLimit(limits, clock, () => perAddress, handful)
  return async (c: HttpContext): Promise<Response> => {
    try {
      const text = await readText(c, mostBytes)
      const address = addressOf(c, env.trustProxy)
      const retryAfter = isCounted(env, address) ? await reports(`csp:${address}`) : null
      if (retryAfter !== null) return refusal(429, { code: 'RATE_LIMITED', params: { retryAfter } }, { 'retry-after': String(retryAfter) })
      const facts = factsOf(text)
      if (facts) report(facts.directive, () => log.warn('The content policy stopped something', facts))
      return new Response(null, { status: 204 })
    } catch (error) {
      if (error instanceof Refusal) return json({ status: 'refused' }, error.status)
      throw error
    }
  }
}
