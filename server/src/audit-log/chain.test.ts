import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readChain, startChain } from './chain.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const at = '2026-03-14T09:00:00.000Z'

function exported(count: number): string[] {
  const chain = startChain()
  const lines = Array.from({ length: count }, (_, number) => chain.add({ id: `line ${number}`, action: 'admin.signedIn' }))
  return [...lines, chain.end(at, privateKey)]
}

async function* each(lines: readonly string[]) {
  for (const line of lines) yield await Promise.resolve(line)
}
const read = (lines: readonly string[], key = publicKey) => readChain(each(lines), key)

describe('an export of the audit log', () => {
  it.each([0, 1, 5])('with %d entries is proved by the public key', async (count) =>
    expect(await read(exported(count))).toEqual({ problem: null, count, at }),
  )

  it('is refused if an entry was changed', async () =>
    expect(await read(exported(3).with(0, '{"previous":"0","id":"another"}'))).toEqual({
      problem: 'line 1 does not follow the line before it',
    }))

  it('is refused if the last entry was changed', async () => {
    const lines = exported(3)
    expect(await read(lines.with(2, (lines[2] ?? '').replace('line 2', 'line 9')))).toEqual({
      problem: 'the signature is for other lines than these 3',
    })
  })

  it('is refused if an entry was removed or moved', async () => {
    const [first = '', second = '', third = '', end = ''] = exported(3)
    expect(await read([first, third, end])).toEqual({ problem: 'line 2 does not follow the line before it' })
    expect(await read([second, first, third, end])).toEqual({ problem: 'line 1 does not follow the line before it' })
  })

  it.each([1, 4])('is refused if lines are missing at its end (%d)', async (missing) =>
    expect((await read(exported(3).slice(0, -missing))).problem).toContain('lines are missing'),
  )

  it('is refused if its time was changed, or another key signed it', async () => {
    const lines = exported(1)
    expect(await read(lines.with(1, (lines[1] ?? '').replace('2026', '2027')))).toEqual({ problem: 'the signature is of another key' })
    expect(await read(lines, generateKeyPairSync('ed25519').publicKey)).toEqual({ problem: 'the signature is of another key' })
  })

  it('is refused if it is another file', async () => expect((await read(['a', 'b'])).problem).toContain('does not follow'))
})
