import { confusableKeyVersion } from '@wasla/contract/profiles/confusable-key.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { businessTypes } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'
import { businessKeyRowsOf, handOverKeys } from './name-claims.ts'

const rule = 'businessNameLooks'
/** Number of businesses that one statement reads, or of rows that it writes. Both databases accept that many values. */
const bunch = 2000

/** Returns the next businesses that are Active or under review, sorted by id. */
const businessesAfter = (tx: Database, id: string) =>
  tx
    .selectFrom('profiles')
    .select(['id', 'user_id as userId', 'type', 'status', 'name', 'name_in_other_script as nameInOtherScript'])
    .where('type', 'in', businessTypes)
    .where('status', 'in', ['Active', 'AdminVerifying'])
    .where('deleted_at', 'is', null)
    .where('id', '>', id)
    .orderBy('id')
    .limit(bunch)
    .execute()

/**
 * Makes all confusable keys of business names again if another version of the rule made them (Y-19). Returns false if this version made
 * them. If two names look alike by the new rule, both businesses keep theirs. An active business claims the key before a business under
 * review, then the older before the younger. Runs in the transaction of the migrations, so that no request sees a part of the new keys.
 */
export async function renewConfusableKeys(tx: Database, version: number = confusableKeyVersion): Promise<boolean> {
  const made = await tx.selectFrom('rule_versions').select('version').where('rule', '=', rule).executeTakeFirst()
  if (Number(made?.version) === version) return false
  await tx.deleteFrom('business_name_looks').execute()
  await tx.deleteFrom('name_claims').where('kind', '!=', 'userName').execute()
  for (let after: string | undefined = ''; after !== undefined;) {
    const businesses: Pick<ProfileRecord, 'id' | 'userId' | 'type' | 'status' | 'name' | 'nameInOtherScript'>[] = await businessesAfter(
      tx,
      after,
    )
    const keys = businesses.flatMap(businessKeyRowsOf)
    for (let from = 0; from < keys.length; from += bunch)
      await tx
        .insertInto('business_name_looks')
        .values(keys.slice(from, from + bunch))
        .execute()
    after = businesses.length === bunch ? businesses.at(-1)?.id : undefined
  }
  await handOverKeys(tx)
  await tx
    .insertInto('rule_versions')
    .values({ rule, version })
    .onConflict((clash) => clash.column('rule').doUpdateSet({ version }))
    .execute()
  return true
}
