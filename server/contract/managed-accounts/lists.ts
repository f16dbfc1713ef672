import { pageFrom, pageOf, type PageArgument } from '../common/page.ts'
import type { Language } from '../platform/language.ts'
import { byName, type Talent } from './fields.ts'
import { managedAccountLimits } from './limits.ts'
import type { ManagedAccountRecord } from './record.ts'

/** A managed account with its networker's id and names. */
export type ListedTalent = { account: ManagedAccountRecord; talent: Talent }

/** Returns one page of a manager's public managed accounts, sorted by the networker's name in the reader's language (D-40). */
export function publicManagedAccounts(listed: readonly ListedTalent[], page: PageArgument, language: Language) {
  const order = byName(language)
  const sorted = listed.toSorted((one, other) => order(one.talent, other.talent)).map(({ account }) => account)
  return pageFrom(sorted, pageOf(page ?? { limit: managedAccountLimits.publicPage }))
}
