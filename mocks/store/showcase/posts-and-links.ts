import type * as Types from '@wasla/contract/generated/user-types.ts'
import type { FeaturedPostRecord, ProfileLinkRecord } from '@wasla/contract/showcase/record.ts'
import { byPosition, refusalOfOrder } from '@wasla/contract/showcase/order.ts'
import { acceptFeaturedPost, acceptProfileLink, changed, isSame } from '@wasla/contract/showcase/rules.ts'
import type { Store } from '../memory.ts'
import { setting } from '../settings.ts'
import { noPreview, nothingNew, ownRow, requireRoom } from './shown.ts'

/** `createFeaturedPost` (D-10 to D-12). */
export function createPost(store: Store, profileId: string, input: Types.CreateFeaturedPostInput): FeaturedPostRecord {
  const { featuredPosts } = store.memory.world
  const { platform, url } = acceptFeaturedPost(input)
  requireRoom(featuredPosts, profileId, setting('profiles.featuredPosts'), 'url')
  const post = { id: store.nextId('post'), profileId, platform, url, ...noPreview, createdAt: store.clock.now() }
  featuredPosts.push(post)
  return post
}

export function updatePost({ memory: { world } }: Store, profileId: string, { id, ...given }: Types.UpdateFeaturedPostInput) {
  const post = ownRow(world.featuredPosts, profileId, id, 'FEATURED_POST_NOT_FOUND')
  const { platform, url } = acceptFeaturedPost(given)
  if (isSame({ platform: post.platform, url: post.url }, { platform, url })) throw nothingNew()
  return Object.assign(post, { platform, url })
}

/** `createProfileLink` (D-13). */
export function createLink(store: Store, profileId: string, input: Types.CreateProfileLinkInput): ProfileLinkRecord {
  const { profileLinks } = store.memory.world
  const { type, url, is_visible: isVisible } = acceptProfileLink({ ...input, is_visible: input.is_visible ?? true })
  requireRoom(profileLinks, profileId, setting('profiles.featuredLinks'), 'url')
  const link = { id: store.nextId('link'), profileId, type, url, ...noPreview, isVisible, createdAt: store.clock.now(), position: 0 }
  profileLinks.push(link)
  return link
}

export function updateLink({ memory: { world } }: Store, profileId: string, { id, ...given }: Types.UpdateProfileLinkInput) {
  const link = ownRow(world.profileLinks, profileId, id, 'PROFILE_LINK_NOT_FOUND')
  const stood = { type: link.type, url: link.url, is_visible: link.isVisible }
  const wanted = acceptProfileLink(changed(stood, given))
  if (isSame(stood, wanted)) throw nothingNew()
  return Object.assign(link, { type: wanted.type, url: wanted.url, isVisible: wanted.is_visible })
}

/** Links in their owner's order. */
export const linkRowsOf = ({ memory: { world } }: Store, profileId: string): ProfileLinkRecord[] =>
  world.profileLinks.filter((link) => link.profileId === profileId).toSorted(byPosition)

/** `reorderProfileLinks`. */
export function reorderLinks(store: Store, profileId: string, ids: readonly string[]): void {
  const stored = linkRowsOf(store, profileId)
  const refusal = refusalOfOrder(
    ids,
    stored.map(({ id }) => id),
  )
  if (refusal) throw refusal
  for (const link of stored) link.position = ids.indexOf(link.id) + 1
}
