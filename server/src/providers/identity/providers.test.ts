import { describe, expect, it } from 'vitest'
import type { InquiryStatus } from '@wasla/contract/verification/states.ts'
import { openTestDatabase, testMoment } from '#database/testing/each-database.ts'
import { manualClock } from '#platform/clock.ts'
import { demoIdentity } from './demo.ts'
import { personaIdentity } from './persona.ts'
import { IdentityFailed, type IdentityProvider } from './port.ts'
import { personaOptions, startPersona } from './testing/persona-server.ts'

type Setting = { provider: IdentityProvider; decide(id: string, status: InquiryStatus): Promise<unknown> }

const digits: Partial<Record<InquiryStatus, string>> = { approved: '1010', needs_review: '1018', declined: '1019' }

const settings: Record<string, () => Promise<Setting>> = {
  'the simulated provider': async () => {
    const clock = manualClock(testMoment)
    const provider = demoIdentity({ db: (await openTestDatabase()).db, clock, secret: 'a secret' })
    return { provider, decide: (id, status) => provider.decide(id, digits[status] ?? '') }
  },
  Persona: async () => {
    const persona = await startPersona()
    return {
      provider: personaIdentity({ url: persona.url, ...personaOptions }),
      decide: async (id, status) => persona.inquiries.get(id) && Object.assign(persona.inquiries.get(id) ?? {}, { status }),
    }
  },
}

describe.each(Object.entries(settings))('an identity check by %s', (_, setUp) => {
  it('starts for a profile and can be retrieved', async () => {
    const { provider } = await setUp()
    const inquiry = await provider.begin('a-profile', 'repeat-1')
    expect(inquiry).toMatchObject({ profileId: 'a-profile', status: 'created' })
    expect(await provider.retrieve(inquiry.id)).toMatchObject({ id: inquiry.id, profileId: 'a-profile', status: 'created' })
  })

  it('starts only once for the same repeat key', async () => {
    const { provider } = await setUp()
    const [first, second] = [await provider.begin('a-profile', 'repeat-1'), await provider.begin('a-profile', 'repeat-1')]
    expect(second.id).toBe(first.id)
    expect((await provider.begin('a-profile', 'repeat-2')).id).not.toBe(first.id)
  })

  it.each(['approved', 'needs_review', 'declined'] as const)('cannot be resumed after it ended as %s', async (status) => {
    const { provider, decide } = await setUp()
    const { id } = await provider.begin('a-profile', 'repeat-1')
    expect(await provider.resume(id)).toMatchObject({ id, status: 'pending' })
    await decide(id, status)
    expect(await provider.retrieve(id)).toMatchObject({ status })
    expect(await provider.resume(id)).toBeNull()
  })

  it.each(['inq_unknown00', '../accounts', 'inq_1/../x', ''])('is not found by the id %j', async (id) => {
    const { provider } = await setUp()
    expect(await provider.retrieve(id)).toBeNull()
    expect(await provider.resume(id)).toBeNull()
  })
})

describe('personaIdentity', () => {
  it('sends a template or an inquiry, never both', async () => {
    const persona = await startPersona()
    const provider = personaIdentity({ url: persona.url, ...personaOptions })
    const { id } = await provider.begin('a-profile', 'repeat-1')
    await provider.resume(id)
    expect(persona.requests.map(({ path, body }) => [path, JSON.stringify(body).includes('itmpl_')])).toEqual([
      ['/inquiries', true],
      [`/inquiries/${id}/resume`, false],
    ])
  })

  it('returns the session token that the widget needs', async () => {
    const persona = await startPersona()
    const provider = personaIdentity({ url: persona.url, ...personaOptions })
    const { id } = await provider.begin('a-profile', 'repeat-1')
    expect(await provider.resume(id)).toMatchObject({ sessionToken: `token of ${id}` })
  })

  // Fault F15.
  it.each(['failing', 'babbling', 'silent'] as const)('throws if Persona is %s, and the error does not have its key', async (mood) => {
    const persona = await startPersona()
    const { id } = await personaIdentity({ url: persona.url, ...personaOptions }).begin('a-profile', 'repeat-1')
    // A short timeout is only needed if Persona is silent.
    const provider = personaIdentity({ url: persona.url, ...personaOptions }, mood === 'silent' ? 200 : undefined)
    persona.mood = mood
    for (const ask of [() => provider.retrieve(id), () => provider.resume(id), () => provider.begin('a-profile', 'repeat-2')]) {
      const error = await ask().catch((caught: unknown) => caught)
      expect(error).toBeInstanceOf(IdentityFailed)
      expect(String(error)).not.toContain(personaOptions.key)
    }
  })
})
