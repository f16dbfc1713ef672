import { expect, test } from 'vitest'
import { SignOutDocument } from '#session/signOut.generated.ts'
import { createCall } from './call.ts'
import { problemOf } from './problems.ts'
import { createReport } from './reporting.ts'
import { NetworkFailure } from './network-failure.ts'
import type { Answer } from './transport.ts'

function setUp(answer: () => Promise<Answer>) {
  const shown: string[] = []
  const call = createCall(
    () => answer,
    createReport(({ code }) => shown.push(code)),
  )
  return { shown, ask: (errors?: 'mine') => call(SignOutDocument, { refreshToken: 'r' }, errors).catch((error: unknown) => error) }
}

const refused: Answer = { errors: [{ message: 'x', extensions: { code: 'RATE_LIMITED', params: { retryAfter: 5 } } }] }

test('returns the data', async () => {
  expect(await setUp(async () => ({ data: { signOut: { success: true } } })).ask()).toEqual({ signOut: { success: true } })
})

test('reports a refusal and throws it with its code', async () => {
  const { ask, shown } = setUp(async () => refused)
  expect(problemOf(await ask())).toMatchObject({ code: 'RATE_LIMITED', params: { retryAfter: 5 } })
  expect(shown).toEqual(['RATE_LIMITED'])
})

test('throws a refusal without reporting it if the screen shows it itself', async () => {
  const { ask, shown } = setUp(async () => refused)
  expect(problemOf(await ask('mine'))?.code).toBe('RATE_LIMITED')
  expect(shown).toEqual([])
})

test('reports nothing if the network is down', async () => {
  const { ask, shown } = setUp(() => Promise.reject(new NetworkFailure(null)))
  const error = await ask()
  expect(error).toBeInstanceOf(NetworkFailure)
  expect(problemOf(error)).toBeNull()
  expect(shown).toEqual([])
})
