import { describe, expect, it } from 'vitest'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { atHome } from '../../testing/at-home.ts'
import { eachWorld } from '../../testing/test-world.ts'

const details = (over = '') =>
  `mutation { updateContactDetails(updateContactDetailsInput: { email: "hello@noura.example", countryId: "AE", mobileNumber: "050 123 4567", contactMethods: [call] ${over} }) { profile { ... on UserProfile { mobile_no isPhoneNumberVisible contacts { email methods mobileNumber countryCode } } } } }`
const interests = (...ids: string[]) =>
  `mutation { updateProfileInterests(interests: ${JSON.stringify(ids)}) { interests { id } user { id interests { id } } } }`

describe('contact details and interests of a profile', () => {
  eachWorld((open) => {
    it('change how others reach its owner, who still signs in with the same number', async () => {
      const home = await atHome(await open())
      const token = await home.enter('INFLUENCER')
      const { data } = await home.ask(details(), { token })
      expect(data).toEqual({
        updateContactDetails: {
          profile: {
            mobile_no: NOURA.user.mobileNo,
            isPhoneNumberVisible: NOURA.profile.isPhoneNumberVisible,
            contacts: { email: 'hello@noura.example', methods: ['call'], mobileNumber: '+971501234567', countryCode: '+971' },
          },
        },
      })
      expect((await home.ask(details(), { token })).codes).toEqual(['NO_CHANGES_TO_UPDATE'])
      expect((await home.ask(details('isPhoneNumberVisible: true'), { token })).codes).toEqual([])
      home.deps.clock.advance(120_000)
      await expect(home.enter('INFLUENCER')).resolves.toBeTypeOf('string')
      const others = await home.deps.db.selectFrom('profiles').select('id').where('contact_mobile', '=', '+971501234567').execute()
      expect(others).toEqual([{ id: NOURA.profile.id }])
    })

    it('replace the interests completely, also if two lists come at once', async () => {
      const home = await atHome(await open())
      const token = await home.enter('INFLUENCER')
      const lists = [
        ['art', 'music'],
        ['cars', 'pets', 'books'],
      ]
      await Promise.all(lists.map((list) => home.ask(interests(...list), { token })))
      const now = async () => {
        const { data } = await home.ask('{ myProfileInterests { id } }', { token })
        return (data as { myProfileInterests: { id: string }[] }).myProfileInterests.map(({ id }) => id)
      }
      expect(lists).toContainEqual(await now())
      const changed = (await home.ask(interests('travel'), { token })).data
      expect(changed).toEqual({
        updateProfileInterests: { interests: [{ id: 'travel' }], user: { id: NOURA.profile.id, interests: [{ id: 'travel' }] } },
      })
      expect((await home.ask(interests('travel'), { token })).codes).toEqual(['NO_CHANGES_TO_UPDATE'])
    })
  })
})
