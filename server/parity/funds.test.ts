import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkProof, factsIn, isRight } from '@wasla/contract/funds/check.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { GIFT_BOXES, MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { sha256 } from '../src/domains/funds/hash.ts'
import { codeOf, signIn, startPair, type Pair } from './pair.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.close())

const call = (programId: string) => pair.call('fundsProof', { variables: () => ({ programId }) })

test('without a checkpoint, both sides show no funds and have no proof', async () => {
  await signIn(pair, NOURA)
  expect(codeOf(await call(MORNING_CUP.program.id))).toBe('CHECKPOINT_NOT_FOUND')
  expect(codeOf(await call(GIFT_BOXES.program.id))).toBe('PROGRAM_NOT_FOUND')
  expect(codeOf(await call('none'))).toBe('PROGRAM_NOT_FOUND')
})

test('at a checkpoint, both sides have the same programs with the same figures, and proofs that add up', async () => {
  const { server, mock } = await pair.proofsOfFunds(world.programs.map(({ id }) => id))
  expect([...mock.keys()]).toEqual([...server.keys()])
  expect(server.size).toBeGreaterThanOrEqual(8)
  for (const [id, text] of server) {
    const { paid, earned, free, programs } = factsIn(text) ?? {}
    expect([id, factsIn(mock.get(id) ?? '')]).toMatchObject([id, { paid, earned, free, programs }])
    for (const file of [text, mock.get(id) ?? ''])
      for await (const result of checkProof(file, null, { sha256 }))
        expect([id, result.step, isRight(result)]).toEqual([id, result.step, true])
  }
})
