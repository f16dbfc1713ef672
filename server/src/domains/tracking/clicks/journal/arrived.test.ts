import { describe, expect, it } from 'vitest'
import { arrivedClicks } from './arrived.ts'
import { clickOf, linkPart } from './lines.ts'

/** Uses readable texts as hashes, made with a salt that is loaded or not. */
function clicks({ isAtHand = true } = {}) {
  const salt = { isAtHand, isAway: false }
  const read = () => {
    if (salt.isAway) throw new Error('database is away')
  }
  const arrived = arrivedClicks({
    now: ({ agent }) => (salt.isAtHand ? `visitor by ${agent}` : null),
    networkNow: () => (salt.isAtHand ? 'network' : null),
    async of({ agent }) {
      read()
      return `visitor by ${agent}`
    },
    async networkOf() {
      read()
      return 'network'
    },
    sweep: () => Promise.resolve(),
    clear: () => undefined,
  })
  const link = linkPart({ programId: 'program "p"', profileId: 'noura' })
  const origin = { link, channel: 'OTHER', country: 'SA', isBot: false, isPrefetch: true, browser: 'Safari iOS' } as const
  const next = (n: number) => arrived.next({ ...origin, id: `click-${n}`, at: n, network: '192.0.2.7', agent: `browser ${n}` })
  return { arrived, next, salt }
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)

describe('lines of arrived clicks', () => {
  it.each([true, false])('are in the order of the clicks, whether or not the salt of the day is loaded: %s', async (isAtHand) => {
    const { arrived, next } = clicks({ isAtHand })
    const lines = await arrived.linesOf(numbers(200).map(next))
    expect(lines.map(clickOf)).toEqual(
      numbers(200).map((n) => ({
        id: `click-${n}`,
        programId: 'program "p"',
        profileId: 'noura',
        at: n,
        channel: 'OTHER',
        country: 'SA',
        visitor: `visitor by browser ${n}`,
        isBot: false,
        isPrefetch: true,
        network: 'network',
        browser: 'Safari iOS',
      })),
    )
  })

  it('replace the caller’s address in memory; after many clicks this happens at once', async () => {
    const { arrived, next } = clicks()
    const many = numbers(64).map(next)
    expect(JSON.stringify(many)).not.toContain('192.0.2')
    const one = next(64)
    await arrived.linesOf([one])
    expect(JSON.stringify(one)).not.toContain('192.0.2')
  })

  it('are made later if the salt cannot be read at first', async () => {
    const { arrived, next, salt } = clicks({ isAtHand: false })
    salt.isAway = true
    const waiting = numbers(3).map(next)
    await expect(arrived.linesOf(waiting)).rejects.toThrow('database is away')
    salt.isAway = false
    expect((await arrived.linesOf(waiting)).map((line) => clickOf(line)?.id)).toEqual(['click-0', 'click-1', 'click-2'])
  })
})
