import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../graphql/context.ts'
import { findSocialLinks } from './store.ts'

export type SocialService = { mine(viewer: Viewer): Promise<SocialLinkRecord[]> }

export const createSocialService = ({ db }: Pick<Deps, 'db'>): SocialService => ({
  mine: (viewer) => findSocialLinks(db, viewer.profileId),
})
