import { sql } from 'kysely'
import type { BrandSuggestion } from '@wasla/contract/generated/user-types.ts'
import { publicStatuses } from '@wasla/contract/profiles/visibility.ts'
import { individualTypes } from '@wasla/contract/profiles/types.ts'
import type { Partner } from '@wasla/contract/showcase/collaborations.ts'
import { showcaseLimits } from '@wasla/contract/showcase/limits.ts'
import { domainOf } from '@wasla/contract/showcase/rules.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import { nameColumns, type ProfilesTable } from '#database/tables/profiles.ts'

const partner = defineRecord<ProfilesTable>()({ ...nameColumns, id: same, type: same, userName: same, picture: same })

const visible = (db: Database) =>
  db
    .selectFrom('profiles')
    .select(partner.columns('profiles'))
    .select('website')
    .where('status', 'in', publicStatuses)
    .where('deleted_at', 'is', null)

/** People of these ids whom anybody may see; several at once. */
export async function findPartners(db: Database, ids: readonly string[]): Promise<Map<string, Partner>> {
  const rows = await visible(db).where('id', 'in', ids).where('type', 'in', individualTypes).execute()
  return new Map(rows.map((row) => [row.id, partner.read(row)]))
}

/**
 * Brands that passed the checks: a website is whatever its owner says, and nobody's word puts a picture on other people's pages before
 * somebody looked at it (security case 56).
 */
const brands = (db: Database) =>
  visible(db)
    .where('status', '=', 'Active')
    .where('type', '=', 'BRAND')
    .where('website', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')

/** Brands from here with a website, by a piece of their name or user name in any capitals, eldest first (D-14). */
export async function searchBrands(db: Database, term: string): Promise<BrandSuggestion[]> {
  const piece = term.normalize('NFC').trim().toLowerCase()
  if (piece.length < showcaseLimits.brandSearch.least || piece.length > showcaseLimits.brandName) return []
  const pattern = `%${piece.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const rows = await brands(db)
    .where((row) =>
      row.or([sql<boolean>`lower(name) like ${pattern} escape '\\'`, sql<boolean>`user_name_key like ${pattern} escape '\\'`]),
    )
    .limit(showcaseLimits.brandSearch.most)
    .execute()
  return rows.flatMap(({ name, website, picture }) => {
    const domain = domainOf(website ?? '')
    return name !== null && domain !== null ? [{ name, domain, icon: picture }] : []
  })
}

/** The picture of the brand from here whose website is at a domain, on whatever page; null where there is none (D-15). */
export async function iconOf(db: Database, domain: string): Promise<string | null> {
  const roots = ['https', 'http'].flatMap((scheme) => ['', 'www.'].map((www) => `${scheme}://${www}${domain}`))
  const found = await brands(db)
    .where((row) => row.or([row('website', 'in', roots), ...roots.map((root) => row('website', 'like', `${root}/%`))]))
    .limit(1)
    .executeTakeFirst()
  return found?.picture ?? null
}
