import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import { imageBytes, imageTooBig } from '@wasla/contract/files/image.ts'
import type { Upload } from '@wasla/contract/files/upload.ts'
import type { UpdateProfileSettingsInput } from '@wasla/contract/generated/user-types.ts'
import { houseNameRefusal } from '@wasla/contract/profiles/house-name.ts'
import { businessNameLook, businessNameLooks, nameIsAnothers } from '@wasla/contract/profiles/look.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { addressesAfter, nameChangedAt } from '@wasla/contract/profiles/rename.ts'
import { sameSettings, settingsFrom } from '@wasla/contract/profiles/settings.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { isFree } from './user-names.ts'
import type { Store } from '../memory.ts'
import { keepPicture } from '../pictures.ts'
import { productName } from '../product-name.ts'

function rename(store: Store, profile: ProfileRecord, name: string): void {
  const now = store.clock.now()
  const changedAt = nameChangedAt(profile, name, now)
  if (!isFree(store, profile.id, name))
    throw new Problem('USERNAME_ALREADY_EXISTS', undefined, [{ path: 'userName', rule: 'userNameTaken' }])
  const { memory } = store
  const isOwn = ({ profileId }: { profileId: string }) => profileId === profile.id
  memory.formerAddresses = [
    ...memory.formerAddresses.filter((one) => !isOwn(one)),
    ...addressesAfter(memory.formerAddresses.filter(isOwn), profile, name, now),
  ]
  profile.userName = name
  profile.userNameChangedAt = changedAt
}

/** Whether another's business of this type, one that is Active, goes by a name that is taken for this one (security case 56). */
export const looksLikeAnotherBusiness = ({ memory }: Store, name: string, { type, userId }: Pick<ProfileRecord, 'type' | 'userId'>) =>
  memory.world.profiles.some(
    (other) =>
      other.type === type &&
      other.status === 'Active' &&
      other.userId !== userId &&
      other.name !== null &&
      businessNameLooks(name).includes(businessNameLook(other.name)),
  )

/** `updateProfileSettings` (D-01 to D-04): all of it or nothing. */
export function changeSettings(store: Store, profile: ProfileRecord, input: UpdateProfileSettingsInput): void {
  const { userName, location, ...wanted } = settingsFrom(profile, input, store.clock.now())
  if (sameSettings(profile, { ...wanted, userName, location })) throw new Problem('NO_CHANGES_TO_UPDATE')
  const houses = houseNameRefusal(wanted, profile, productName)
  if (houses) throw houses
  if (wanted.name !== null && wanted.name !== profile.name && looksLikeAnotherBusiness(store, wanted.name, profile)) throw nameIsAnothers()
  if (userName !== null && userName !== profile.userName) rename(store, profile, userName)
  Object.assign(profile, wanted, { location: location && { ...location, id: profile.location?.id ?? store.nextId('location') } })
}

/** `editProfileImage` (D-27). */
export async function setPicture(store: Store, profile: ProfileRecord, file: Upload): Promise<{ profileImage: string }> {
  if (file.size > imageBytes) throw imageTooBig('file')
  if (!(file instanceof Blob)) throw invalidInput([{ path: 'file', rule: 'required' }])
  const picture = await keepPicture(store, file, 'file')
  if (profile.picture) store.memory.pictures.delete(profile.picture.replace('/files/', ''))
  for (const one of store.memory.world.brandCollaborations)
    if (isBusiness(profile.type) && profile.picture !== null && one.brandIcon === profile.picture) one.brandIcon = picture
  profile.picture = picture
  return { profileImage: picture }
}
