import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { brandDaysLimits } from '@wasla/contract/programs/seasons/brand-days-limits.ts'
import { NABT_COFFEE, RAWSHAN } from '@wasla/mocks/world/businesses.ts'
import { worldAt } from '@wasla/mocks/world/world.ts'
import { openPostgres } from '#database/dialects/postgres.ts'
import { migrate } from '#database/migrations/migrate.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { emptySchema } from '#database/testing/real-postgres.ts'
import { seedWorld } from '../../../demo/seed.ts'
import { atHome } from '../../../testing/at-home.ts'
import { eachWorld } from '../../../testing/test-world.ts'

type Entry = { id: string; name: string; from: string; to: string }

const list = '{ myBrandDays { id name from to } }'
const create = 'mutation ($input: CreateBrandDaysInput!) { createBrandDays(createBrandDaysInput: $input) { id name from to } }'
const update = 'mutation ($input: UpdateBrandDaysInput!) { updateBrandDays(updateBrandDaysInput: $input) { id name from to } }'
const remove = 'mutation ($id: ID!) { deleteBrandDays(id: $id) { id } }'
const sale = { name: 'Sale', from: '2026-05-01', to: '2026-05-03' }

/** Returns calls of a brand, by its mobile number. */
async function brandOf(home: Awaited<ReturnType<typeof atHome>>, { user }: typeof NABT_COFFEE) {
  const token = await home.tokenOf(user.mobileNo.replace('+966', ''))
  const send = (text: string, variables: object = {}) => home.ask(text, { token, variables: { ...variables } })
  return {
    send,
    days: async () => ((await send(list)).data?.['myBrandDays'] ?? []) as Entry[],
    create: (input: object) => send(create, { input }),
  }
}

describe('days of a brand’s own', () => {
  eachWorld((open) => {
    it('are listed by their first day, changed and removed', async () => {
      const brand = await brandOf(await atHome(await open()), NABT_COFFEE)
      const before = await brand.days()
      expect(before.length).toBeGreaterThan(0)
      const made = (await brand.create(sale)).data?.['createBrandDays'] as Entry
      expect(made).toEqual({ ...sale, id: made.id })
      const days = await brand.days()
      expect(days).toEqual(days.toSorted((one, other) => (one.from < other.from ? -1 : 1)))
      expect(days).toHaveLength(before.length + 1)
      const moved = { ...sale, id: made.id, name: 'Spring sale', from: '2026-01-01' }
      expect((await brand.send(update, { input: moved })).data?.['updateBrandDays']).toEqual(moved)
      expect((await brand.send(update, { input: moved })).codes).toEqual(['NO_CHANGES_TO_UPDATE'])
      expect((await brand.send(remove, { id: made.id })).codes).toEqual([])
      expect((await brand.send(remove, { id: made.id })).codes).toEqual([])
      expect(await brand.days()).toEqual(before)
    })

    it('are refused with the field, and beyond the limit', async () => {
      const brand = await brandOf(await atHome(await open()), RAWSHAN)
      expect((await brand.create({ ...sale, to: '2026-04-30' })).codes).toEqual(['DTO_VALIDATION_ERROR'])
      for (let at = 0; at < brandDaysLimits.most; at++) expect((await brand.create(sale)).codes).toEqual([])
      expect((await brand.create(sale)).codes).toEqual(['DTO_VALIDATION_ERROR'])
      expect(await brand.days()).toHaveLength(brandDaysLimits.most)
    })

    it('of another brand are neither read, changed nor removed, with the answer for days that do not exist', async () => {
      const home = await atHome(await open())
      const [owner, other] = [await brandOf(home, NABT_COFFEE), await brandOf(home, RAWSHAN)]
      const before = await owner.days()
      expect(await other.days()).toEqual([])
      const id = before[0]?.id ?? ''
      const answers = [id, 'none'].map(async (which) => ({
        changed: (await other.send(update, { input: { ...sale, id: which } })).codes,
        removed: (await other.send(remove, { id: which })).codes,
      }))
      expect(await Promise.all(answers)).toEqual(Array.from({ length: 2 }, () => ({ changed: ['BRAND_DAYS_NOT_FOUND'], removed: [] })))
      expect(await owner.days()).toEqual(before)
    })

    it('are stored as typed text, also if it is markup', async () => {
      const brand = await brandOf(await atHome(await open()), RAWSHAN)
      const name = '<img src=x onerror=alert(1)>'
      expect((await brand.create({ ...sale, name })).data?.['createBrandDays']).toMatchObject({ name })
    })
  })
})

describe.runIf(inject('postgresUrl'))('days of a brand’s own on a PostgreSQL server', () => {
  it('are not more than the limit if many are added at once', async () => {
    const schema = await emptySchema(inject('postgresUrl') ?? '')
    onTestFinished(schema.drop)
    const handle = await openPostgres({ url: schema.url, create: true })
    onTestFinished(handle.close)
    await migrate(handle.db, handle.dialect, testMoment)
    await seedWorld(handle, worldAt(testMoment), testMoment)
    const brand = await brandOf(await atHome(handle), RAWSHAN)
    await Promise.all(Array.from({ length: brandDaysLimits.most + 10 }, () => brand.create(sale)))
    expect(await brand.days()).toHaveLength(brandDaysLimits.most)
  })
})
