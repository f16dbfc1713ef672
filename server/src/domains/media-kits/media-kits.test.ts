import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { readKit } from '@wasla/contract/media-kits/canonical.ts'
import { mediaKitLimits } from '@wasla/contract/media-kits/limits.ts'
import { kitParts } from '@wasla/contract/media-kits/parts.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { openPostgres } from '#database/dialects/postgres.ts'
import { migrate } from '#database/migrations/migrate.ts'
import { eachDatabase, testMoment } from '#database/testing/each-database.ts'
import { emptySchema } from '#database/testing/real-postgres.ts'
import { refusal, sessionHarness } from '../session/testing/session-harness.ts'
import { findSeal } from './service.ts'
import { verifyKits } from './seal.ts'

/** A networker with one price, and somebody else. */
async function harness(handle: Pick<DatabaseHandle, 'db' | 'dialect'>) {
  const t = sessionHarness(handle)
  async function person(mobileNo: string, name: string) {
    const { profileId } = await t.member(mobileNo)
    const active = {
      status: 'Active',
      onboarding_step: null,
      first_name: name,
      user_name: name,
      user_name_key: name.toLowerCase(),
    } as const
    await t.db.updateTable('profiles').set(active).where('id', '=', profileId).execute()
    return { profileId, profileType: 'INFLUENCER' as const }
  }
  const [owner, stranger] = [await person('+966512345678', 'Reem'), await person('+966512345679', 'Saad')]
  const card = {
    platform: 'TIKTOK',
    category: 'LIVE',
    serviceName: 'Live show',
    description: 'An hour',
    priceFrom: 90_000,
    priceTo: 120_000,
  } as const
  const { showcase, mediaKits } = t.services
  const price = await showcase.rateCards.create(owner, card)
  const make = () => mediaKits.make(owner, { parts: [...kitParts] })
  return { ...t, owner, stranger, price, mediaKits, showcase, make }
}

describe('media kits', () => {
  eachDatabase((open) => {
    it('stay as they were, beside what is true today', async () => {
      const t = await harness(await open())
      const kit = await t.make()
      await t.showcase.rateCards.update(t.owner, { id: t.price.id, priceFrom: 100_000 })
      const key = `price.${t.price.id}`
      const checked = await t.mediaKits.check(kit.id.toLowerCase(), 'ar')
      expect(checked.isUnchanged).toBe(true)
      expect(readKit(checked.kit.text).lines.find((line) => line.key === key)).toMatchObject({
        is: 90_000,
        en: ['Live show', 'SAR 900–1,200', 'TikTok, stated on the profile'],
      })
      expect(checked.today).toContainEqual({ key, value: '١٬٠٠٠–١٬٢٠٠ ر.س' })
      await t.showcase.rateCards.remove(t.owner, t.price.id)
      expect((await t.mediaKits.check(kit.id, 'en')).today.map((one) => one.key)).not.toContain(key)
      expect(await t.mediaKits.mine(t.owner)).toEqual([kit])
      expect(await t.mediaKits.mine(t.stranger)).toEqual([])
    })

    it('end when their owner removes them; nobody else removes them, and their link stays', async () => {
      const t = await harness(await open())
      const kit = await t.make()
      expect(await refusal(t.mediaKits.remove(t.stranger, kit.id))).toBe('MEDIA_KIT_NOT_FOUND')
      expect(await t.mediaKits.remove(t.owner, kit.id)).toEqual({ id: kit.id })
      expect(await refusal(t.mediaKits.remove(t.owner, kit.id))).toBe('MEDIA_KIT_NOT_FOUND')
      expect(await refusal(t.mediaKits.check(kit.id, 'en'))).toBe('MEDIA_KIT_NOT_FOUND')
      expect(await t.mediaKits.mine(t.owner)).toEqual([])
      expect((await t.db.selectFrom('media_kits').select('text').execute()).map(({ text }) => text)).toEqual([''])
      expect(await findSeal(t.db, kit.link)).toMatchObject({ number: kit.id, textHash: kit.textHash, hash: kit.linkHash })
    })

    it('are answered like a number that nobody has while their profile is hidden, and after their time', async () => {
      const t = await harness(await open())
      const kit = await t.make()
      const setStatus = (status: 'Inactive' | 'Active') =>
        t.db.updateTable('profiles').set({ status }).where('id', '=', t.owner.profileId).execute()
      await setStatus('Inactive')
      expect(await refusal(t.mediaKits.check(kit.id, 'en'))).toEqual(await refusal(t.mediaKits.check('MK-0000-0000-0000', 'en')))
      await setStatus('Active')
      expect((await t.mediaKits.check(kit.id, 'en')).isUnchanged).toBe(true)
      t.clock.advance(mediaKitLimits.lasts)
      expect(await refusal(t.mediaKits.check(kit.id, 'en'))).toBe('MEDIA_KIT_NOT_FOUND')
      await t.mediaKits.sweep()
      expect(await t.db.selectFrom('media_kits').select('number').execute()).toEqual([])
    })

    it('are limited within a day, also if they are removed', async () => {
      const t = await harness(await open())
      for (let at = 0; at < mediaKitLimits.perDay; at++) await t.mediaKits.remove(t.owner, (await t.make()).id)
      expect(await refusal(t.make())).toMatchObject({ code: 'RATE_LIMITED' })
      t.clock.advance(mediaKitLimits.day)
      expect(await refusal(t.make())).toHaveProperty('answered')
    })

    it('cannot be changed in the database, and a change behind its back is found', async () => {
      const t = await harness(await open())
      const [first, second] = [await t.make(), await t.make()]
      const tries = {
        'change a kit': t.db.updateTable('media_kits').set({ text: 'x' }),
        'change a hash': t.db.updateTable('media_kit_seals').set({ text_hash: 'x' }),
        'delete a seal': t.db.deleteFrom('media_kit_seals').where('seq', '=', second.link),
        'leave a gap': t.db.insertInto('media_kit_seals').values({ seq: 9, number: 'x', text_hash: 'x', sealed_at: 1, hash: 'x' }),
      }
      for (const [name, attempt] of Object.entries(tries)) await expect(attempt.execute(), name).rejects.toThrow()
      expect(await verifyKits(t.db, 1)).toEqual({ next: 1, broken: null })
      expect(await verifyKits(t.db, 1, 1)).toEqual({ next: 2, broken: null })
      await t.db.deleteFrom('media_kits').where('number', '=', first.id).execute()
      const forged = {
        number: first.id,
        profile_id: t.owner.profileId,
        text: (await t.mediaKits.mine(t.owner))[0]?.text ?? '',
        link: first.link,
        made_at: 1,
        expires_at: t.clock.now() + 9,
        removed_at: null,
      }
      await t.db.insertInto('media_kits').values(forged).execute()
      expect((await t.mediaKits.check(first.id, 'en')).isUnchanged).toBe(false)
      expect((await t.mediaKits.check(second.id, 'en')).isUnchanged).toBe(true)
      expect(await verifyKits(t.db, 1)).toEqual({ next: 1, broken: 1 })
      expect(await t.mediaKits.verify(1)).toBe(1)
    })
  })
})

describe.runIf(inject('postgresUrl'))('media kits on a PostgreSQL server', () => {
  it('are never more than the limit, and their links have no gap, however many are made at once', async () => {
    const schema = await emptySchema(inject('postgresUrl') ?? '')
    onTestFinished(schema.drop)
    const handle = await openPostgres({ url: schema.url, create: true })
    onTestFinished(handle.close)
    await migrate(handle.db, handle.dialect, testMoment)
    const t = await harness(handle)
    const made = await Promise.all(
      Array.from({ length: 16 }, (_, at) => refusal(t.mediaKits.make(at % 2 ? t.owner : t.stranger, { parts: ['PRICES'] }))),
    )
    expect(made.filter((one) => (one as { code?: string }).code === 'RATE_LIMITED')).toHaveLength(16 - 2 * mediaKitLimits.perDay)
    const seals = await t.db.selectFrom('media_kit_seals').select('seq').orderBy('seq').execute()
    expect(seals.map(({ seq }) => seq)).toEqual(Array.from({ length: 2 * mediaKitLimits.perDay }, (_, at) => at + 1))
    expect((await verifyKits(t.db, 1)).broken).toBeNull()
  })
})
