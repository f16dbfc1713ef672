import type { Tokens } from '../storage.ts'

const part = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

/** Returns tokens in the server's format for a user's profile. `turn` distinguishes the rotations. */
export const tokensFor = (userId: string, profileId: string, turn = 1): Tokens => ({
  access: `${part({ alg: 'HS256' })}.${part({ sub: userId, profileId, profileType: 'INFLUENCER', sid: 's', turn })}.signature`,
  refresh: `refresh-${userId}-${turn}`,
})
