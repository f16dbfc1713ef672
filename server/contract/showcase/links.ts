import { decisionOf, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { CreateProfileLinkInput, UpdateProfileLinkInput } from '../generated/user-types.ts'
import { decideRemoval, requireFreePlace, requireOwn, type Created } from './own.ts'
import { noPreview, type Previewable } from './preview.ts'
import type { ProfileLinkRecord } from './record.ts'
import { changed, isSame } from '../common/change.ts'
import { acceptProfileLink } from './rules.ts'

/** State for decisions on links: all links of a profile in their order, also hidden ones, and their highest number (`max`). */
export type ProfileLinkState = { readonly profileId: string; readonly links: readonly ProfileLinkRecord[]; readonly max: number }

const missing = 'PROFILE_LINK_NOT_FOUND'
/** The error for a link that the owner does not have. */
export const profileLinkMissing = () => new Problem(missing)

/** Decides `createProfileLink` (D-13); returns the new link, visible by default, before all others. */
export const decideProfileLinkCreation = (
  { profileId, links, max }: ProfileLinkState,
  input: CreateProfileLinkInput,
  { id, now }: Created,
): Decision<Previewable<ProfileLinkRecord>> =>
  decisionOf(() => {
    const { type, url, is_visible: isVisible } = acceptProfileLink({ ...input, is_visible: input.is_visible ?? true })
    requireFreePlace(links, max, 'url')
    return {
      record: { id, profileId, type, url, ...noPreview, isVisible, createdAt: now, position: 0 },
      address: { url, platform: null },
    }
  })

/** Decides `updateProfileLink`; returns the changed link. Fields that are not given stay. The preview stays if the address stays. */
export const decideProfileLinkUpdate = (
  { links }: ProfileLinkState,
  { id, ...input }: UpdateProfileLinkInput,
): Decision<Previewable<ProfileLinkRecord>> =>
  decisionOf(() => {
    const link = requireOwn(links, id, missing)
    const current = { type: link.type, url: link.url, is_visible: link.isVisible }
    const accepted = acceptProfileLink(changed(current, input))
    if (isSame(current, accepted)) throw new Problem('NO_CHANGES_TO_UPDATE')
    const { type, url, is_visible: isVisible } = accepted
    const next = { ...link, type, url, isVisible }
    return url === link.url ? { record: next, address: null } : { record: { ...next, ...noPreview }, address: { url, platform: null } }
  })

/** Decides `deleteProfileLink`; returns the id to remove. */
export const decideProfileLinkRemoval = ({ links }: ProfileLinkState, id: string) => decideRemoval(links, id, missing)
