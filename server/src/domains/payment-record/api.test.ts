import { describe, expect, it } from 'vitest'
import { NABT_COFFEE, RAWSHAN } from '@wasla/mocks/world/businesses.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { createServices } from '../../services/services.ts'
import { atHome } from '../../testing/at-home.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { addPrograms, clearPrograms, programOf } from '../programs/testing/program-rows.ts'

const record = 'paymentRecord { since computedAt payouts { cases people middle } takenBack { share } answers { middle } }'
const nabt = NABT_COFFEE.profile
const rawshan = { profileId: RAWSHAN.profile.id, userId: RAWSHAN.user.id }

/** The demonstration with two programs of two brands, and its records. */
async function home(handle: DatabaseHandle) {
  const at = await atHome(handle)
  await clearPrograms(handle.db)
  await addPrograms(handle.db, [programOf('nabt-1', { publishedAt: 1 }), programOf('rawshan-1', { ...rawshan, publishedAt: 2 })], {})
  await createServices(at.deps).paymentRecords.refresh()
  return { ...at, db: handle.db, token: await at.enter('INFLUENCER') }
}

describe('the payment record in answers', () => {
  eachWorld((open) => {
    it('takes one statement for a list, for any number of programs and brands', async () => {
      const { ask, db, token } = await home(await open())
      const costs = async (fields: string) => {
        const { codes, statements } = await ask(`{ programs { data { id ${fields} } } }`, { token })
        expect(codes).toEqual([])
        return statements
      }
      // The owners of the programs are read for the names on the cards anyway.
      const more = async () => (await costs(`profile { fullName } ${record}`)) - (await costs('profile { fullName }'))
      expect(await more()).toBe(1)
      const others = Array.from({ length: 8 }, (_, place) =>
        programOf(`more-${place}`, { ...(place % 2 === 0 && rawshan), publishedAt: 10 + place }),
      )
      await addPrograms(db, others, {})
      expect(await more()).toBe(1)
    })

    it('is on the public profile of a brand for anybody, and not on that of an agency or a person', async () => {
      const { ask, db } = await home(await open())
      const answer = await ask(`{ publicProfile(profileType: BRAND, username: "${nabt.userName}") { type ${record} } }`)
      expect(answer).toMatchObject({
        codes: [],
        data: { publicProfile: { type: 'BRAND', paymentRecord: { since: '2025-04-01', payouts: { cases: 0, middle: null } } } },
      })
      const others = await db
        .selectFrom('profiles')
        .select(['type', 'user_name'])
        .where('type', 'in', ['AGENCY', 'INFLUENCER'])
        .where('status', '=', 'Active')
        .where('user_name', 'is not', null)
        .execute()
      for (const type of ['AGENCY', 'INFLUENCER'] as const) {
        const name = others.find((row) => row.type === type)?.user_name
        const { codes, data } = await ask(`{ publicProfile(profileType: ${type}, username: "${name}") { ${record} } }`)
        expect([type, codes, data]).toEqual([type, [], { publicProfile: { paymentRecord: null } }])
      }
    })

    it('is on the page of a listed program without a session, and on the brand’s own profile', async () => {
      const { ask, enter } = await home(await open())
      expect(await ask(`{ publicProgram(programId: "nabt-1") { ${record} } }`)).toMatchObject({
        codes: [],
        data: { publicProgram: { paymentRecord: { payouts: { people: 0 } } } },
      })
      const own = await ask(`{ activeProfile { profile { ... on BusinessProfile { ${record} } } } }`, { token: await enter('BRAND') })
      expect(own).toMatchObject({ codes: [], data: { activeProfile: { profile: { paymentRecord: { since: '2025-04-01' } } } } })
    })

    it('is null on programs of a brand whose profile is not public, as everything of it but its name', async () => {
      const { ask, db, token } = await home(await open())
      await db.updateTable('profiles').set({ status: 'Inactive' }).where('id', '=', nabt.id).execute()
      const { data } = await ask(`{ programs { data { id profile { fullName } ${record} } } }`, { token })
      const found = (data as { programs: { data: { id: string; paymentRecord: unknown }[] } }).programs.data
      expect(found.find(({ id }) => id === 'rawshan-1')?.paymentRecord).not.toBeNull()
      for (const program of found) if (program.id === 'nabt-1') expect(program.paymentRecord).toBeNull()
    })

    it('can be written by no input: no input of the contract has such a field', async () => {
      const { ask, enter } = await home(await open())
      const { codes } = await ask(
        'mutation { updateProfileSettings(updateProfileSettingsInput: { paymentRecord: { since: "2020-01-01" } }) { type } }',
        {
          token: await enter('BRAND'),
        },
      )
      expect(codes).toEqual([expect.stringContaining('paymentRecord')])
    })
  })
})
