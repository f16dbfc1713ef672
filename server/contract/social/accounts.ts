import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { connectLimits, tooManyAccounts } from './connect.ts'
import { isTypedAccount, typedAccountId, type Platform, type SocialLinkRecord } from './record.ts'

/** An account as its platform reports it. */
export type SocialAccount = Pick<SocialLinkRecord, 'socialProfileId' | 'userName' | 'profileUrl' | 'pictureUrl' | 'followers'>

/** Returns the problem of an account that the profile does not have. */
export const socialLinkMissing = () => new Problem('SOCIAL_LINK_NOT_FOUND')
/** Returns the problem of an account that another profile has connected (E-03). */
export const accountTaken = () => new Problem('SOCIAL_ACCOUNT_ALREADY_CONNECTED')

export type AccountState = {
  readonly profileId: string
  /** All accounts of the profile. */
  readonly links: readonly SocialLinkRecord[]
  /** The stored account that is being connected; null if no profile has it. */
  readonly connected: SocialLinkRecord | null
}

type Consent = { readonly platform: Platform; readonly account: SocialAccount; readonly source: SocialLinkRecord['source'] }

/** The link to save. `replaced` are the ids of typed links to the same account, which would otherwise count as a second account. */
export type AccountConnection = { readonly link: SocialLinkRecord; readonly isNew: boolean; readonly replaced: readonly string[] }

/**
 * Decides `completeSocialConnection`; returns the account to save. An account belongs to one profile (E-03). If the same profile connects
 * it again, its figures are updated.
 */
export function decideAccountConnection(
  { profileId, links, connected }: AccountState,
  { platform, account, source }: Consent,
  { id, now }: { id: string; now: number },
): Decision<AccountConnection> {
  if (connected && connected.profileId !== profileId) return refused(accountTaken())
  const typedId = typedAccountId(account.userName, profileId)
  const replaced = links.filter((link) => link.platform === platform && link.socialProfileId === typedId).map((link) => link.id)
  if (connected) return decided({ link: { ...connected, ...account, source }, isNew: false, replaced })
  if (links.length - replaced.length >= connectLimits.accounts) return refused(tooManyAccounts())
  return decided({ link: { id, profileId, platform, ...account, connectedAt: now, source }, isNew: true, replaced })
}

/** Decides `removeSocialLink`; returns the account to remove. The last account of a profile cannot be removed (E-04). */
export function decideAccountRemoval(links: readonly SocialLinkRecord[], id: string): Decision<SocialLinkRecord> {
  const link = links.find((own) => own.id === id)
  if (!link) return refused(socialLinkMissing())
  return links.length === 1 ? refused(new Problem('USER_SOCIAL_PROFILE_BAD_REQUEST')) : decided(link)
}

export type TypedAccount = { readonly platform: Platform; readonly handle: string; readonly url: string }

/**
 * Returns whether another profile has connected the account of these links, which all have the same platform and handle. Only a connection
 * proves who owns an account (E-03); a typed link does not.
 */
export const isConnectedElsewhere = (sameHandle: readonly SocialLinkRecord[], profileId: string): boolean =>
  sameHandle.some((link) => link.profileId !== profileId && !isTypedAccount(link.socialProfileId))

/** Returns a link to an account that its owner typed and did not connect. Only the handle is known, and not the followers (E-06). */
export const typedLink = (
  { platform, handle, url }: TypedAccount,
  { id, profileId, now }: { id: string; profileId: string; now: number },
): SocialLinkRecord => ({
  id,
  profileId,
  platform,
  socialProfileId: typedAccountId(handle, profileId),
  pictureUrl: null,
  profileUrl: url,
  userName: handle,
  followers: 0,
  connectedAt: now,
  source: 'ESTIMATED',
})
