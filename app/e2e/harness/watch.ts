import type { BrowserContext } from 'playwright/test'

/** Problems that fail a journey. */
export type Trouble = { readonly outside: string[]; readonly violations: string[]; readonly errors: string[] }

/**
 * Records these problems on every page of a context: requests to other origins (U-06), violations of the content security policy, and
 * uncaught errors.
 */
export async function watch(context: BrowserContext, origin: string): Promise<Trouble> {
  const trouble: Trouble = { outside: [], violations: [], errors: [] }
  await context.exposeBinding('reportViolation', (_source, text: string) => void trouble.violations.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as { reportViolation?: (text: string) => void }).reportViolation
      report?.(`${event.effectiveDirective} refused ${event.blockedURI} ${event.sample} at ${event.sourceFile}:${event.lineNumber}`)
    })
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) trouble.outside.push(request.url())
  })
  context.on('weberror', (error) => trouble.errors.push(error.error().message))
  return trouble
}
