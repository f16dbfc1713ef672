import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router'
import { profileTypes, typeSlug } from '@wasla/contract/profiles/types.ts'
import { problemOf } from '#graphql/problems.ts'
import type { Whose } from '#shared/profiles/tabs.ts'
import { PublicProfileDocument } from './PublicProfile.generated.ts'
import type { PublicProfile } from './public-details.ts'

/** State of the profile that the address names. */
export type Seen =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly retry: () => void; readonly isRetrying: boolean }
  /** No profile has this user name, or the viewer may not see it (D-05). */
  | { readonly kind: 'missing' }
  /** The profile has another user name or type now. Links with the previous user name or type still find the profile (D-03). */
  | { readonly kind: 'moved'; readonly to: Whose }
  | { readonly kind: 'known'; readonly profile: PublicProfile }

/** Fetches the profile that the address `/:userType/:userName` names. */
export function usePublicProfile(): Seen {
  const { userType = '', userName = '' } = useParams()
  const profileType = profileTypes.find((type) => typeSlug[type] === userType)
  const { data, error, refetch, loading } = useQuery(PublicProfileDocument, {
    skip: profileType === undefined,
    variables: { profileType: profileType ?? 'INFLUENCER', username: userName },
    context: { errors: 'mine' },
  })
  if (profileType === undefined) return { kind: 'missing' }
  if (data) {
    const { publicProfile: profile } = data
    const isHere = profile.type === profileType && profile.userName.toLowerCase() === userName.toLowerCase()
    return isHere ? { kind: 'known', profile } : { kind: 'moved', to: { type: profile.type, userName: profile.userName } }
  }
  if (!error) return { kind: 'waiting' }
  if (problemOf(error)?.code === 'PROFILE_NOT_FOUND') return { kind: 'missing' }
  return { kind: 'failed', retry: () => void refetch().catch(() => undefined), isRetrying: loading }
}
