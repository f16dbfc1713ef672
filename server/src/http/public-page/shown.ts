import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Services } from '../../services/services.ts'
import type { Shown } from './facts.ts'

type ProfileAddress = { key: string; type: ProfileType | null }
type Sources = Pick<Services, 'profiles' | 'social'>

/** Returns the public profile at an address; null if there is none or it is not public (D-05). */
async function publicProfile({ profiles }: Pick<Sources, 'profiles'>, { key, type }: ProfileAddress): Promise<ProfileRecord | null> {
  try {
    return await profiles.publicByName({ user_name: key, profileType: type })
  } catch (error) {
    if (error instanceof Problem && error.code === 'PROFILE_NOT_FOUND') return null
    throw error
  }
}

/** Returns a profile with what its head names, in one statement per kind. */
export async function findShown(services: Sources, address: ProfileAddress): Promise<Shown | null> {
  const profile = await publicProfile(services, address)
  if (!profile) return null
  const owner = { profileId: profile.id, profileType: profile.type }
  const [interests, accounts] = await Promise.all([services.profiles.interestsOf([profile.id]), services.social.own(owner)])
  return { profile, interests: interests.get(profile.id) ?? [], accounts }
}

/** Returns only a profile, which is enough for its share picture. */
export async function findDrawn(services: Pick<Sources, 'profiles'>, key: string): Promise<Shown | null> {
  const profile = await publicProfile(services, { key, type: null })
  return profile && { profile, interests: [], accounts: [] }
}

const uploaded = /^\/files\/([0-9a-f-]{36})$/
const built = /^\/pictures\/[\w-]+\.(?:svg|png|jpg)$/

/** Reads a picture by its address on this site: an uploaded one, or one of the build. Null if there is none. */
export const pictureReader =
  ({ files }: Pick<Services, 'files'>, appRoot: string | null) =>
  async (picture: string): Promise<Uint8Array | null> => {
    if (built.test(picture)) return appRoot === null ? null : readFile(join(appRoot, picture)).catch(() => null)
    const id = uploaded.exec(picture)?.[1]
    const file = id === undefined ? null : await files.find(id)
    if (file?.kind !== 'picture') return null
    const content = await files.open(file)
    return content && buffer(content.stream)
  }
