import { expect, test } from 'vitest'
import { SignOutDocument } from '#session/signOut.generated.ts'
import { createSharedBox } from '#session/testing/memory-box.ts'
import { createAdminServices } from '../admin/services/admin-services.ts'
import { longestPatience } from '#graphql/patience.ts'
import { createServices } from './services.ts'

/** Returns a browser for tests. Its server refuses the first attempt of each request as busy. Its timers run at once. */
function browser() {
  const requests: string[] = []
  const local = createSharedBox()
  const said: string[] = []
  return {
    requests,
    said,
    show: ({ code }: { code: string }) => void said.push(code),
    tools: {
      fetch: async (url: string | URL | Request) => {
        requests.push(String(url))
        const isFirst = requests.filter((one) => one === String(url)).length === 1
        return isFirst
          ? Response.json(
              { errors: [{ message: 'busy', extensions: { code: 'SERVICE_BUSY', params: { retryAfter: 1 } } }] },
              { status: 503 },
            )
          : Response.json({ data: { signOut: { __typename: 'Ack', success: true } }, program: true, payment: true })
      },
      origin: 'https://wasla.example',
      localStorage: () => local.tab(),
      sessionStorage: () => createSharedBox().tab(),
      locks: undefined,
      clock: { now: () => 0 },
      random: () => 0,
      newToken: () => 'device',
      leaveFor: () => {},
      hasNetwork: () => true,
      startTimer: (run: () => void, milliseconds: number) => {
        if (milliseconds < longestPatience) queueMicrotask(run)
        return () => {}
      },
      push: () => Promise.reject(new Error('Nothing is pushed here')),
      log: () => {},
    },
  }
}

test('the product retries calls and fetches if the server is busy, without reporting an error', async () => {
  const { tools, requests, said, show } = browser()
  const services = createServices(tools, show)
  expect(await services.call(SignOutDocument, { refreshToken: 'r' })).toMatchObject({ signOut: { success: true } })
  await services.config.start()
  await services.flags.refresh()
  expect(services.flags.read()).toEqual({ status: 'known', flags: { program: true, payment: true } })
  expect(requests).toEqual(['/user/graphql', '/user/graphql', '/config', '/config', '/flags', '/flags'])
  expect(said).toEqual([])
})

test('the back office retries calls and documents if the server is busy, without reporting an error', async () => {
  const { tools, requests, said, show } = browser()
  const services = createAdminServices(tools, show)
  expect(await services.call(SignOutDocument, { refreshToken: 'r' })).toMatchObject({ signOut: { success: true } })
  expect(await services.readDocument('/files/1', new AbortController().signal)).not.toBeNull()
  expect(requests).toEqual(['/admin/graphql', '/admin/graphql', '/files/1', '/files/1'])
  expect(said).toEqual([])
})
