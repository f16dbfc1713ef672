import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '#database/testing/each-database.ts'
import { asking } from '../../testing/ask.ts'
import { testDeps } from '../../testing/test-deps.ts'

const nobody = async () => asking(testDeps(await openTestDatabase()))

describe('countries and interests', () => {
  it('are there before anybody signs in, named in the reader’s language, Saudi Arabia first', async () => {
    const ask = await nobody()
    const { data } = await ask('{ getCountries { id country_name country_code code phone_code phone_number_length flagUrl } }', { language: 'ar' })
    expect((data?.['getCountries'] as unknown[]).length).toBeGreaterThan(200)
    expect((data?.['getCountries'] as unknown[])[0]).toEqual({
      id: 'SA', country_name: 'المملكة العربية السعودية', country_code: 'SA', code: 'SA', phone_code: '+966', phone_number_length: 9, flagUrl: '/flags/SA.svg',
    })
  })

  it('come ten at a time, in the order of the reader’s alphabet', async () => {
    const ask = await nobody()
    const { data } = await ask('{ getInterests { count data { name } } }', { language: 'ar' })
    const { count, data: page } = data?.['getInterests'] as { count: number; data: { name: string }[] }
    expect([count, page.length]).toEqual([24, 10])
    expect(page.map(({ name }) => name)).toEqual([...page].map(({ name }) => name).sort(new Intl.Collator('ar').compare))
  })

  it('never come more than a hundred at a time, literal or by variable, and are empty past the end', async () => {
    const ask = await nobody()
    for (const pagination of [{ limit: 100_000 }, { limit: 100, offset: 0 }])
      expect((await ask('query ($p: Pagination) { getInterests(pagination: $p) { data { id } } }', { variables: { p: pagination } })).data?.['getInterests']).toMatchObject({ data: { length: 24 } })
    expect((await ask('{ getInterests(pagination: {offset: 1000000000}) { count data { id } } }')).data).toEqual({ getInterests: { count: 24, data: [] } })
    expect((await ask('{ getInterests(pagination: {limit: -1, offset: -1}) { data { id } } }')).data).toMatchObject({ getInterests: { data: { length: 1 } } })
  })
})
