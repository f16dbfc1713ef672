import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '#database/testing/each-database.ts'
import { asking } from '../../testing/ask.ts'
import { testDeps } from '../../testing/test-deps.ts'

const nobody = async () => asking(testDeps(await openTestDatabase()))

describe('countries and interests', () => {
  it('need no sign-in, have names in the reader’s language, and start with Saudi Arabia', async () => {
    const ask = await nobody()
    const { data } = await ask('{ getCountries { id country_name country_code code phone_code phone_number_length flagUrl } }', {
      language: 'ar',
    })
    const { getCountries } = data as { getCountries: unknown[] }
    expect(getCountries.length).toBeGreaterThan(200)
    expect(getCountries[0]).toEqual({
      id: 'SA',
      country_name: 'المملكة العربية السعودية',
      country_code: 'SA',
      code: 'SA',
      phone_code: '+966',
      phone_number_length: 9,
      flagUrl: '/flags/SA.svg',
    })
  })

  it('are returned ten at a time, in the order of the reader’s alphabet', async () => {
    const ask = await nobody()
    const { data } = await ask('{ getInterests { count data { name } } }', { language: 'ar' })
    const { getInterests } = data as { getInterests: { count: number; data: { name: string }[] } }
    const names = getInterests.data.map(({ name }) => name)
    expect([getInterests.count, names.length]).toEqual([24, 10])
    expect(names).toEqual(names.toSorted(new Intl.Collator('ar').compare))
  })

  it('are limited to a hundred at a time, whether the limit is a literal or a variable, and are empty past the end', async () => {
    const ask = await nobody()
    for (const pagination of [{ limit: 100_000 }, { limit: 100, offset: 0 }])
      expect(
        (await ask('query ($p: Pagination) { getInterests(pagination: $p) { data { id } } }', { variables: { p: pagination } })).data?.[
          'getInterests'
        ],
      ).toMatchObject({ data: { length: 24 } })
    expect((await ask('{ getInterests(pagination: {offset: 1000000000}) { count data { id } } }')).data).toEqual({
      getInterests: { count: 24, data: [] },
    })
    expect((await ask('{ getInterests(pagination: {limit: -1, offset: -1}) { data { id } } }')).data).toMatchObject({
      getInterests: { data: { length: 1 } },
    })
  })
})
