import type { Selectable } from 'kysely'
import { rateCardCategories, type RateCardRecord } from '@wasla/contract/showcase/record.ts'
import { platforms, type Platform } from '@wasla/contract/social/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { RateCardsTable } from '#database/tables/showcase.ts'
import { webLink } from './web-link.ts'

export const rateCardRow = defineRecord<RateCardsTable>()({
  id: same,
  profileId: same,
  platform: same,
  category: same,
  serviceName: same,
  description: same,
  priceFrom: same,
  priceTo: same,
  additionalInfoLink: webLink,
  termsLink: webLink,
  createdAt: same,
})

/** Reads a row; ignores it if its platform or category no longer exists. */
function toRecords(row: Selectable<RateCardsTable>): RateCardRecord[] {
  const card = rateCardRow.read(row)
  const platform = platforms.find((known) => known === card.platform)
  const category = rateCardCategories.find((known) => known === card.category)
  return platform && category ? [{ ...card, platform, category }] : []
}

/** Returns a profile's rate cards, newest first. */
export async function findRateCards(db: Database, profileId: string, platform?: Platform | null): Promise<RateCardRecord[]> {
  const rows = await db
    .selectFrom('rate_cards')
    .selectAll()
    .where('profile_id', '=', profileId)
    .$if(Boolean(platform), (query) => query.where('platform', '=', platform ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(toRecords)
}

/** Returns the rate cards of several profiles, by profile, each newest first. */
export async function findRateCardsOfAll(db: Database, profileIds: readonly string[]): Promise<Map<string, RateCardRecord[]>> {
  if (profileIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('rate_cards')
    .selectAll()
    .where('profile_id', 'in', profileIds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return Map.groupBy(rows.flatMap(toRecords), ({ profileId }) => profileId)
}

/** Inserts a card. Throws a unique violation if the profile has one for this platform and category already. */
export const insertRateCard = (db: Database, card: RateCardRecord) => db.insertInto('rate_cards').values(rateCardRow.write(card)).execute()

/** Updates a card; returns false if it no longer exists. Throws like `insertRateCard`. */
export async function saveRateCard(db: Database, card: RateCardRecord): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('rate_cards')
    .set(rateCardRow.write(card))
    .where('id', '=', card.id)
    .where('profile_id', '=', card.profileId)
    .executeTakeFirst()
  return numUpdatedRows > 0
}
