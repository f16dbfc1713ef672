import * as z from 'zod/mini'
import { count } from './ask.ts'
import { accountOf, minutes, type LiveKind } from './kind.ts'

const api = 'https://businessapi.snapchat.com/v1'

const profilesShape = z.object({
  public_profiles: z
    .array(
      z.object({
        public_profile: z.object({
          id: z.string(),
          snap_user_name: z.optional(z.string()),
          subscriber_count: z.optional(count),
          logo_urls: z.optional(z.object({ original_logo_url: z.optional(z.string()) })),
        }),
      }),
    )
    .check(z.minLength(1)),
})

/** Snapchat’s public profiles: the account and its subscribers. They have no figures of posts. */
export const snapchat: LiveKind = {
  authorize: 'https://accounts.snapchat.com/login/oauth2/authorize',
  token: 'https://accounts.snapchat.com/login/oauth2/access_token',
  revoke: null,
  scopes: ['snapchat-profile-api'],
  spare: minutes(5),
  async account(ask) {
    const [first] = (await ask.get(`${api}/public_profiles/my_profile`, profilesShape)).public_profiles
    const profile = first?.public_profile
    return accountOf('SNAPCHAT', {
      id: profile?.id ?? '',
      handle: profile?.snap_user_name ?? '',
      picture: profile?.logo_urls?.original_logo_url,
      followers: profile?.subscriber_count ?? 0,
    })
  },
  read: async () => ({ posts: null, audience: null }),
}
