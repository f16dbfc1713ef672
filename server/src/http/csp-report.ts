import type { HttpContext } from '../graphql/endpoint.ts'
import { Refusal } from '../graphql/refusal.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { seldom } from '../platform/seldom.ts'
import { json } from './answers.ts'
import { readText } from './body.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const word = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : undefined)

/** Directive, what was blocked and where, of either form browsers send; nothing else of the page. */
function factsOf(text: string): { directive: string; blocked: string | undefined; source: string | undefined } | null {
  try {
    const body: unknown = JSON.parse(text)
    const first: unknown = Array.isArray(body) ? (isRecord(body[0]) ? body[0]['body'] : null) : isRecord(body) ? body['csp-report'] : null
    if (!isRecord(first)) return null
    const directive = word(first['effective-directive'] ?? first['effectiveDirective'] ?? first['violated-directive'])
    if (!directive) return null
    return {
      directive,
      blocked: word(first['blocked-uri'] ?? first['blockedURL']),
      source: word(first['source-file'] ?? first['sourceFile']),
    }
  } catch {
    return null
  }
}

/** `POST /csp`: browsers report what the page's policy stopped. Each kind is logged once a minute, so that nobody can fill the log. */
export function cspReports({ log, clock }: { log: Log; clock: Clock }) {
  const report = seldom(clock, 60_000)
  return async (c: HttpContext): Promise<Response> => {
    try {
      const facts = factsOf(await readText(c, 16 * 1024))
      if (facts) report(facts.directive.split(' ')[0]?.slice(0, 30) ?? '', () => log.warn('The content policy stopped something', facts))
      return new Response(null, { status: 204 })
    } catch (error) {
      if (error instanceof Refusal) return json({ status: 'refused' }, error.status)
      throw error
    }
  }
}
