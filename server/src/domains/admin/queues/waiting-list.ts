import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import { decideAdmissionActions, type AdmissionChoice } from '@wasla/contract/admin/queues.ts'
import { admitNextRules, admitRules } from '@wasla/contract/admin/rules.ts'
import { searchWords } from '@wasla/contract/admin/search.ts'
import { waitingListRowOf } from '@wasla/contract/admin/views.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import type { WaitingListRow, WaitingListRowPage } from '@wasla/contract/generated/admin-types.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { Database } from '#database/database.ts'
import type { OnboardingService } from '../../onboarding/service.ts'
import { actorOf, writeAction } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { freshen } from '../stores/user-search.ts'
import { findWaitingPage } from '../stores/waiting-list.ts'

export type WaitingListSearch = {
  term?: string | null | undefined
  role?: ProfileType | null | undefined
  pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined
}

/**
 * `adminWaitingList`: returns a page of the people who wait, in order. The search finds a number, name or user name; a filter selects a
 * role.
 */
export async function waitingList(
  parts: Pick<AdminParts, 'db' | 'dialect'>,
  onboarding: Pick<OnboardingService, 'placeOf'>,
  { term, role, pagination }: WaitingListSearch,
): Promise<WaitingListRowPage> {
  await freshen(parts.db)
  const page = adminPageOf(pagination)
  const sort = adminSortOf('waitingList', pagination?.sort)
  const found = await findWaitingPage(parts, { words: searchWords(term) ?? [], role: role ?? null, sort, page })
  // If the list is unfiltered and in its default order, the index of a row gives its position.
  const isInLine = found.isWhole && sort.field === 'position' && !sort.descending
  const data: WaitingListRow[] = []
  for (const [index, entry] of found.data.entries()) {
    const position = isInLine ? page.offset + index + 1 : (await onboarding.placeOf(entry)).ahead + 1
    data.push(waitingListRowOf({ entry, profile: entry.profile, mobileNo: entry.mobileNo, followers: entry.followers, position }))
  }
  return { count: found.count, data }
}

const writeAdmissions = (parts: AdminParts, admin: Admin, choice: AdmissionChoice) => async (tx: Database, admitted: readonly string[]) => {
  for (const action of changesOf(decideAdmissionActions(admitted, choice)).actions) await writeAction(tx, parts, admin, action)
}

/** `adminAdmitWaitingList` (C-10): admits these entries. Throws `NO_CHANGES_TO_UPDATE` if none of them waits any more. */
export async function admitEntries(
  parts: AdminParts,
  onboarding: Pick<OnboardingService, 'admit'>,
  admin: Admin,
  input: { entryIds: readonly string[] },
): Promise<void> {
  const { entryIds } = accept(admitRules, input)
  const admitted = await onboarding.admit(entryIds, actorOf(admin), writeAdmissions(parts, admin, 'chosen'))
  changesOf(decideAdmissionActions(admitted, 'chosen'))
}

/** `adminAdmitNext` (C-10): admits the first `count` of the list. Throws `NO_CHANGES_TO_UPDATE` if nobody waits. */
export async function admitNextInLine(
  parts: AdminParts,
  onboarding: Pick<OnboardingService, 'admitNext'>,
  admin: Admin,
  input: { count: number },
): Promise<void> {
  const { count } = accept(admitNextRules, input)
  const choice = { next: count }
  const admitted = await onboarding.admitNext(count, actorOf(admin), writeAdmissions(parts, admin, choice))
  changesOf(decideAdmissionActions(admitted, choice))
}
