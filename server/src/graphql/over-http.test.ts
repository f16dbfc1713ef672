import { serverAudits } from 'graphql-http'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

/**
 * What GraphQL over HTTP allows a server to do and this one does not: it is called with POST alone. An answer to GET could be cached and
 * its operation would stand in logs of proxies, and a page of another site could make a browser send it.
 */
const notDone = [
  'MAY accept application/x-www-form-urlencoded formatted GET requests',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
]

describe.each(['/user/graphql', '/admin/graphql'])('%s', (path) => {
  it('does all that GraphQL over HTTP says a server must and should do, and of what it may do all but GET', async () => {
    const { app } = await testApp()
    const audits = serverAudits({ url: `http://localhost${path}`, fetchFn: (url: string, init?: RequestInit) => app.request(url, init) })
    expect(audits.length).toBeGreaterThanOrEqual(61)
    const results = await Promise.all(audits.map(({ fn }) => fn()))
    const failed = results.flatMap((result) => (result.status === 'ok' ? [] : [result.name]))
    expect(failed.toSorted()).toEqual(notDone.toSorted())
  })
})
