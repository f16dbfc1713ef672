import { isSame } from '../common/change.ts'
import { decisionOf, changesOf, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { Localized } from '../platform/language.ts'
import { accept, problemsOf } from '../validation/check.ts'
import { changeOf, type GroupChange } from './change.ts'
import { impersonationProblem } from './create.ts'
import { groupInterestsRules, updateGroupRules } from './form.ts'
import type { GroupRecord } from './record.ts'
import { decideEntry, type Place } from './entry.ts'

/** The typed fields before they are checked, and the addresses of the uploaded pictures. */
export type UpdateInput = { fields: unknown; photo: string | null; coverPhoto: string | null }

/** The group after the update, the change to save, and the addresses of the replaced pictures. */
export type Updated = { group: GroupRecord; change: GroupChange; formerPictures: readonly string[] }

/**
 * `updateGroup` (S1 §5): the owner and admins may update the group. A field that is left out stays as it is, and its stored value is not
 * checked again. Making the group public does not accept its open requests.
 */
export const decideUpdate = (
  place: Place,
  { fields, photo, coverPhoto }: UpdateInput,
  { productName, now }: { productName: Localized; now: number },
): Decision<Updated> =>
  decisionOf(() => {
    const { group } = changesOf(decideEntry(place, 'edit', now))
    const problems = problemsOf(updateGroupRules, fields)
    if (problems.length > 0) throw invalidInput(problems)
    const typed = accept(updateGroupRules, fields)
    const stored = {
      name: group.name,
      description: group.description,
      isPrivate: group.isPrivate,
      isDiscoverable: group.isDiscoverable,
      photo: group.photo,
      coverPhoto: group.coverPhoto,
    }
    const next = {
      name: typed.name ?? stored.name,
      description: typed.description ?? stored.description,
      isPrivate: typed.isPrivate ?? stored.isPrivate,
      isDiscoverable: typed.isDiscoverable ?? stored.isDiscoverable,
      photo: photo ?? stored.photo,
      coverPhoto: coverPhoto ?? stored.coverPhoto,
    }
    const impersonation = next.name === stored.name ? [] : impersonationProblem(next.name, productName)
    if (impersonation.length > 0) throw invalidInput(impersonation)
    if (isSame(stored, next)) throw new Problem('NO_CHANGES_TO_UPDATE')
    const changed = { ...next, activeAt: now }
    const formerPictures = [photo === null ? null : stored.photo, coverPhoto === null ? null : stored.coverPhoto]
    return {
      group: { ...group, ...changed },
      change: changeOf(group.id, { fields: changed }),
      formerPictures: formerPictures.filter((address) => address !== null),
    }
  })

/** `updateGroupInterests` (S1 §5): replaces all interests of a group, in the given order and without repetitions. */
export const decideInterests = (
  place: Place,
  input: readonly string[],
  now: number,
): Decision<{ interests: string[]; change: GroupChange }> =>
  decisionOf(() => {
    const { group } = changesOf(decideEntry(place, 'edit', now))
    const { interests } = accept(groupInterestsRules, { interests: input })
    if (interests.join() === group.interestIds.join()) throw new Problem('NO_CHANGES_TO_UPDATE')
    return { interests, change: changeOf(group.id, { fields: { interestIds: interests, activeAt: now } }) }
  })
