import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { call, trustedHash, signIn } from './signed-in.ts'
import { measureSteadily, type Visit } from './steady.ts'

/** Returns a function that visits lists as a person who signs in once per measured process. */
function visitAs(type: ProfileType, bodyOf: (index: number) => unknown): Visit {
  const tokens = new Map<number, Promise<string>>()
  return async ({ agent, port, index }) => {
    const token = tokens.get(port) ?? signIn({ agent, port }, type)
    tokens.set(port, token)
    const text = await call({ agent, port }, bodyOf(index), await token)
    if (!text.includes('"data":[{')) throw new Error(`A page of programs was empty: ${text.slice(0, 300)}`)
  }
}

const lists = { target: 'program-lists-target.ts', sizes: [100, 10_000], promised: { p95: 20, ratio: 1.3 }, of: 'programs' } as const

// Typical visits: most show the first page, some search, and some show further pages.
const [discover, mine] = [trustedHash('discoverPrograms'), trustedHash('createdPrograms')]
await measureSteadily(
  'Discover',
  visitAs('INFLUENCER', (index) => ({
    id: discover,
    variables: {
      pagination: { limit: 12, offset: index % 5 === 0 ? 12 : 0 },
      filter: index % 10 === 0 ? { term: 'coffee' } : {},
    },
  })),
  lists,
)
await measureSteadily(
  'My programs',
  visitAs('BRAND', (index) => ({
    id: mine,
    variables: { pagination: { limit: 12, offset: index % 5 === 0 ? 12 : 0 }, filter: index % 10 === 0 ? { status: ['Active'] } : {} },
  })),
  lists,
)
