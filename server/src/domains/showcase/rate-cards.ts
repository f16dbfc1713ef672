import type { Selectable } from 'kysely'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { CreateRateCardInput, UpdateRateCardInput } from '@wasla/contract/generated/user-types.ts'
import { isBusiness, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { rateCardCategories, type OwnedRateCard } from '@wasla/contract/showcase/record.ts'
import { acceptRateCard, changed, isSame, type AcceptedRateCard } from '@wasla/contract/showcase/rules.ts'
import { platforms, type Platform } from '@wasla/contract/social/record.ts'
import { webAddress } from '@wasla/contract/validation/web-address.ts'
import { isClash } from '#database/clash.ts'
import type { Database } from '#database/database.ts'
import type { RateCardsTable } from '#database/tables/showcase.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'

type CardDeps = Pick<Deps, 'db' | 'clock' | 'ids'>

const shownLink = (stored: string | null) => (stored === null || webAddress(stored) === null ? null : stored)

function toRecord(row: Selectable<RateCardsTable>, profileType: ProfileType): OwnedRateCard[] {
  const platform = platforms.find((known) => known === row.platform)
  const category = rateCardCategories.find((known) => known === row.category)
  if (!platform || !category) return []
  return [
    {
      id: row.id,
      profileId: row.profile_id,
      profileType,
      platform,
      category,
      serviceName: row.service_name,
      description: row.description,
      priceFrom: row.price_from,
      priceTo: row.price_to,
      additionalInfoLink: shownLink(row.additional_info_link),
      termsLink: shownLink(row.terms_link),
      createdAt: row.created_at,
    },
  ]
}

type Owner = { profileId: string; profileType: ProfileType }

/** Newest first. */
export async function findCards(db: Database, { profileId, profileType }: Owner, platform?: Platform | null): Promise<OwnedRateCard[]> {
  const rows = await db
    .selectFrom('rate_cards')
    .selectAll()
    .where('profile_id', '=', profileId)
    .$if(Boolean(platform), (query) => query.where('platform', '=', platform ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap((row) => toRecord(row, profileType))
}

/** Only networkers and agents have prices (D-09). */
function requirePerson({ profileType }: Viewer): void {
  if (isBusiness(profileType)) throw new Problem('UNAUTHORIZED_UPDATING')
}

const columnsOf = (card: AcceptedRateCard) => ({
  platform: card.platform,
  category: card.category,
  service_name: card.serviceName,
  description: card.description,
  price_from: card.priceFrom,
  price_to: card.priceTo,
  additional_info_link: card.additionalInfoLink ?? null,
  terms_link: card.termsAndConditionsLink ?? null,
})

const recordOf = ({ termsAndConditionsLink, ...card }: AcceptedRateCard) => ({
  ...card,
  additionalInfoLink: card.additionalInfoLink ?? null,
  termsLink: termsAndConditionsLink ?? null,
})

/** Of two cards for one platform and category, however they come, the second is refused (D-16). */
async function oneOfAKind<T>(deed: Promise<T>): Promise<T> {
  try {
    return await deed
  } catch (error) {
    throw isClash(error) ? new Problem('RATE_CARD_CONFLICT') : error
  }
}

/** `createRateCard` (D-16, D-17). */
export async function createCard({ db, clock, ids }: CardDeps, viewer: Viewer, input: CreateRateCardInput): Promise<OwnedRateCard> {
  requirePerson(viewer)
  const card = acceptRateCard(input)
  const { profileId, profileType } = viewer
  const [id, createdAt] = [ids.uuid(), clock.now()]
  await oneOfAKind(
    db
      .insertInto('rate_cards')
      .values({ id, profile_id: profileId, ...columnsOf(card), created_at: createdAt })
      .execute(),
  )
  return { id, profileId, profileType, ...recordOf(card), createdAt }
}

const missing = () => new Problem('RATE_CARD_NOT_FOUND')

/** `updateRateCard`: what is not given stays; a foreign one answers as one that is not there (security case 19). */
export async function updateCard({ db }: CardDeps, viewer: Viewer, { id, ...given }: UpdateRateCardInput): Promise<OwnedRateCard> {
  requirePerson(viewer)
  const card = (await findCards(db, viewer)).find((one) => one.id === id)
  if (!card) throw missing()
  const stood = {
    platform: card.platform,
    category: card.category,
    serviceName: card.serviceName,
    description: card.description,
    priceFrom: card.priceFrom,
    priceTo: card.priceTo,
    additionalInfoLink: card.additionalInfoLink,
    termsAndConditionsLink: card.termsLink,
  }
  const wanted = acceptRateCard(changed(stood, given, ['additionalInfoLink', 'termsAndConditionsLink']))
  if (isSame(stood, { ...stood, ...wanted })) throw new Problem('NO_CHANGES_TO_UPDATE')
  const written = await oneOfAKind(
    db.updateTable('rate_cards').set(columnsOf(wanted)).where('id', '=', id).where('profile_id', '=', viewer.profileId).executeTakeFirst(),
  )
  if (Number(written.numUpdatedRows) === 0) throw missing()
  return { ...card, ...recordOf(wanted) }
}

export async function deleteCard({ db }: Pick<CardDeps, 'db'>, viewer: Viewer, id: string): Promise<{ id: string }> {
  requirePerson(viewer)
  const gone = await db.deleteFrom('rate_cards').where('id', '=', id).where('profile_id', '=', viewer.profileId).executeTakeFirst()
  if (Number(gone.numDeletedRows) === 0) throw missing()
  return { id }
}
