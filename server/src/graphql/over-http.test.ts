import { serverAudits } from 'graphql-http'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

/**
 * Options of GraphQL over HTTP that this server does not support: it accepts only POST. A GET response could be cached, its operation would
 * appear in logs of proxies, and a page of another site could make a browser send it.
 */
const notDone = [
  'MAY accept application/x-www-form-urlencoded formatted GET requests',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
]

describe.each(['/user/graphql', '/admin/graphql'])('%s', (path) => {
  it('does everything that GraphQL over HTTP requires, recommends or allows, except GET', async () => {
    const { app } = await testApp()
    const audits = serverAudits({ url: `http://localhost${path}`, fetchFn: (url: string, init?: RequestInit) => app.request(url, init) })
    expect(audits.length).toBeGreaterThanOrEqual(61)
    const results = await Promise.all(audits.map(({ fn }) => fn()))
    const failed = results.flatMap((result) => (result.status === 'ok' ? [] : [result.name]))
    expect(failed.toSorted()).toEqual(notDone.toSorted())
  })
})
