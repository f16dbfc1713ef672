import { profileTypes, type ProfileType } from '@wasla/contract/profiles/types.ts'

/** User and profile that the client reads from an access token. The client does not verify the token (B-13). */
export type Identity = { readonly userId: string; readonly profileId: string; readonly profileType: ProfileType | null }

const fromBase64Url = (text: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0))

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Returns the claims of a token, with empty ids if the token is unreadable. */
export function readIdentity(token: string): Identity {
  const nameless: Identity = { userId: '', profileId: '', profileType: null }
  try {
    const claims: unknown = JSON.parse(fromBase64Url(token.split('.')[1] ?? ''))
    if (typeof claims !== 'object' || claims === null) return nameless
    const { sub, profileId, profileType } = claims as Record<string, unknown>
    return { userId: textOf(sub), profileId: textOf(profileId), profileType: profileTypes.find((type) => type === profileType) ?? null }
  } catch {
    return nameless
  }
}

export const isSameIdentity = (one: Identity, other: Identity) => one.userId === other.userId && one.profileId === other.profileId
