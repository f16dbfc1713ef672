import { expect, test } from 'vitest'
import { createReadFile } from './read-file.ts'

function setUp(statuses: readonly number[], refreshed: 'rotated' | 'expired' | 'offline' = 'rotated') {
  const requests: { address: string; bearer: string | null }[] = []
  let token: string | null = 'first'
  const readFile = createReadFile({
    fetch: async (address, init) => {
      requests.push({ address: String(address), bearer: new Headers(init?.headers).get('authorization') })
      return new Response('date,amount', { status: statuses[requests.length - 1] ?? 200 })
    },
    session: {
      accessToken: () => token,
      refresh: async () => {
        if (refreshed === 'rotated') token = 'second'
        return { kind: refreshed }
      },
    },
    headers: { accessToken: () => token, language: () => 'ar', deviceToken: () => 'device' },
  })
  return { readFile, requests }
}

test('reads a file with the current session', async () => {
  const { readFile, requests } = setUp([200])
  expect(await (await readFile('/wallet/transactions.csv'))?.text()).toBe('date,amount')
  expect(requests).toEqual([{ address: '/wallet/transactions.csv', bearer: 'Bearer first' }])
})

test('refreshes an expired token once and tries again', async () => {
  const { readFile, requests } = setUp([401, 200])
  expect(await readFile('/file')).not.toBeNull()
  expect(requests.map(({ bearer }) => bearer)).toEqual(['Bearer first', 'Bearer second'])
})

test.each(['expired', 'offline'] as const)('returns null without another attempt if the refresh is %s', async (kind) => {
  const { readFile, requests } = setUp([401], kind)
  expect(await readFile('/file')).toBeNull()
  expect(requests).toHaveLength(1)
})

test('returns null if the server refuses the request', async () => {
  expect(await setUp([404]).readFile('/file')).toBeNull()
})
