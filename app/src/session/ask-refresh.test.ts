import { expect, test } from 'vitest'
import type { Answer, Question } from '#graphql/transport.ts'
import { createAskRefresh } from './ask-refresh.ts'

const refused = (code: string): Answer => ({ errors: [{ message: code, extensions: { code } }] })

function setUp(answer: Answer) {
  const sent: Question[] = []
  const ask = createAskRefresh(
    async (question) => {
      sent.push(question)
      return answer
    },
    () => ({ 'accept-language': 'ar' }),
    () => new AbortController().signal,
  )
  return { ask, sent }
}

test('returns a new pair of tokens', async () => {
  const { ask, sent } = setUp({ data: { regenerateAccessToken: { accessToken: 'a2', refreshToken: 'r2' } } })
  expect(await ask('r1')).toEqual({ kind: 'tokens', tokens: { access: 'a2', refresh: 'r2' } })
  expect(sent.map(({ variables, headers }) => ({ variables, headers }))).toEqual([
    { variables: { refreshToken: 'r1' }, headers: { 'accept-language': 'ar' } },
  ])
})

test.each([
  ['ACCESS_TOKEN_REFRESH_FAILED', { kind: 'refused', suspended: false }],
  ['INVALID_SESSION', { kind: 'refused', suspended: false }],
  ['UN_AUTHORIZED', { kind: 'refused', suspended: false }],
  ['USER_SUSPENDED', { kind: 'refused', suspended: true }],
  ['RATE_LIMITED', { kind: 'unreachable' }],
  ['GENERAL_ERROR', { kind: 'unreachable' }],
])('sends one request and reads %s as %o', async (code, meaning) => {
  const { ask, sent } = setUp(refused(code))
  expect(await ask('r1')).toEqual(meaning)
  expect(sent).toHaveLength(1)
})
