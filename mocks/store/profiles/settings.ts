import { changesOf } from '@wasla/contract/common/decision.ts'
import { invalidInput } from '@wasla/contract/errors/problem.ts'
import { requireImageSize } from '@wasla/contract/files/image.ts'
import type { Upload } from '@wasla/contract/files/upload.ts'
import type { UpdateProfileSettingsInput } from '@wasla/contract/generated/user-types.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { settingsFrom } from '@wasla/contract/profiles/settings.ts'
import { decideSettings, newBusinessNames } from '@wasla/contract/profiles/settings-decision.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { isConfusableWithAnotherBusiness } from './business-names.ts'
import { isFree } from './user-names.ts'
import type { Store } from '../memory.ts'
import { keepPicture } from '../pictures.ts'
import { productName } from '../product-name.ts'

/** Implements the mutation `updateProfileSettings` (D-01 to D-04). Saves all fields or none. */
export function changeSettings(store: Store, profile: ProfileRecord, input: UpdateProfileSettingsInput): void {
  const { memory, clock } = store
  const now = clock.now()
  const requested = settingsFrom(profile, input, now)
  const { userName } = requested
  const isOwn = ({ profileId }: { profileId: string }) => profileId === profile.id
  const state = {
    profile,
    formerAddresses: memory.formerAddresses.filter(isOwn),
    isNameTaken: isConfusableWithAnotherBusiness(store, newBusinessNames(profile, requested), profile),
    isUserNameAvailable: userName === null || isFree(store, profile.id, userName),
    productName,
  }
  const changes = changesOf(decideSettings(state, requested, { now, newId: () => store.nextId('location') }))
  Object.assign(profile, changes.profile)
  if (changes.rename) memory.formerAddresses = [...memory.formerAddresses.filter((one) => !isOwn(one)), ...changes.rename.formerAddresses]
}

/** Implements the mutation `editProfileImage` (D-27). */
export async function setPicture(store: Store, profile: ProfileRecord, file: Upload): Promise<{ profileImage: string }> {
  requireImageSize(file, 'file')
  if (!(file instanceof Blob)) throw invalidInput([{ path: 'file', rule: 'required' }])
  const picture = await keepPicture(store, file, 'file')
  if (profile.picture) store.memory.pictures.delete(profile.picture.replace('/files/', ''))
  for (const one of store.memory.world.brandCollaborations)
    if (isBusiness(profile.type) && profile.picture !== null && one.brandIcon === profile.picture) one.brandIcon = picture
  profile.picture = picture
  return { profileImage: picture }
}
