import { sql } from 'kysely'
import { publicStatuses } from '@wasla/contract/profiles/visibility.ts'
import { individualTypes } from '@wasla/contract/profiles/types.ts'
import type { Partner } from '@wasla/contract/showcase/partners.ts'
import { showcaseLimits } from '@wasla/contract/showcase/limits.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import { businessNameColumns, nameColumns, type ProfilesTable } from '#database/tables/profiles.ts'

const partnerRow = defineRecord<ProfilesTable>()({ ...nameColumns, id: same, type: same, userName: same, picture: same })

const brandRow = defineRecord<ProfilesTable>()({ ...nameColumns, website: same, picture: same })

const visible = (db: Database) => db.selectFrom('profiles').where('status', 'in', publicStatuses).where('deleted_at', 'is', null)

/** Of the given networkers and agents, returns those who have a public page, by id. */
export async function findPartners(db: Database, ids: readonly string[]): Promise<Map<string, Partner>> {
  const rows = await visible(db)
    .select(partnerRow.columns('profiles'))
    .where('id', 'in', ids)
    .where('type', 'in', individualTypes)
    .execute()
  return new Map(rows.map((row) => [row.id, partnerRow.read(row)]))
}

/**
 * Selects verified brands with a website. Before its review, a brand's website is only a claim, which must not put a picture on others'
 * pages (security case 56).
 */
const brands = (db: Database) =>
  visible(db)
    .select(brandRow.columns('profiles'))
    .where('status', '=', 'Active')
    .where('type', '=', 'BRAND')
    .where('website', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')

/** Returns verified brands with a website whose names or user name contain `text`, ignoring case; oldest first (D-14). */
export async function findBrands(db: Database, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const rows = await brands(db)
    .where((row) =>
      row.or([
        ...businessNameColumns.map((column) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`),
        sql<boolean>`user_name_key like ${pattern} escape '\\'`,
      ]),
    )
    .limit(showcaseLimits.brandSearch.most)
    .execute()
  return rows.map((row) => brandRow.read(row))
}

/** Returns the picture of the verified brand whose website is on this domain, at any path; null if there is none (D-15). */
export async function findBrandIcon(db: Database, domain: string): Promise<string | null> {
  const roots = ['https', 'http'].flatMap((scheme) => ['', 'www.'].map((www) => `${scheme}://${www}${domain}`))
  const found = await brands(db)
    .where((row) => row.or([row('website', 'in', roots), ...roots.map((root) => row('website', 'like', `${root}/%`))]))
    .limit(1)
    .executeTakeFirst()
  return found?.picture ?? null
}
