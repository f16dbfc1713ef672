import type { CompleteSocialConnectionInput, ConnectSession, ConnectSocialAccountInput } from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { Viewer } from '../../graphql/context.ts'
import { completeConnection, connect, removeAccount, type ConnectDeps } from './connect.ts'
import { findSocialLinks, forgetConnections } from './store.ts'

/** Accounts on other platforms (E-01 to E-04). */
export type SocialService = {
  mine(owner: Pick<Viewer, 'profileId'>): Promise<SocialLinkRecord[]>
  connect(viewer: Viewer, input: ConnectSocialAccountInput, language: Language): Promise<ConnectSession>
  complete(viewer: Viewer, input: CompleteSocialConnectionInput): Promise<SocialLinkRecord>
  remove(viewer: Viewer, id: string): Promise<{ id: string }>
  /** Forgets connections that were begun and not finished in time. */
  sweep(): Promise<void>
}

export const createSocialService = (deps: ConnectDeps): SocialService => ({
  mine: (viewer) => findSocialLinks(deps.db, viewer.profileId),
  connect: (viewer, input, language) => connect(deps, viewer, input, language),
  complete: (viewer, input) => completeConnection(deps, viewer, input),
  remove: (viewer, id) => removeAccount(deps, viewer, id),
  sweep: async () => void (await forgetConnections(deps.db, deps.clock.now())),
})
