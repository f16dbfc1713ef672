import { describe, expect, it } from 'vitest'
import { imageBytes } from '@wasla/contract/files/image.ts'
import { manualClock } from '../../platform/clock.ts'
import { NOURA } from '../../world/networkers.ts'
import { createStore, type Store } from '../memory.ts'
import { findProfile } from '../find.ts'
import { setPicture } from './settings.ts'

const png = (size = 100) => new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), new Uint8Array(size)], 'me.png')

function noura(store: Store) {
  const profile = findProfile(store, NOURA.profile.id)
  if (!profile) throw new Error('Noura is gone')
  return profile
}

describe('the profile picture in the mock', () => {
  it('replaces the previous one under a new address', async () => {
    const store = createStore(manualClock())
    const profile = noura(store)
    const { profileImage: first } = await setPicture(store, profile, png())
    const { profileImage: second } = await setPicture(store, profile, png())
    expect(first).not.toBe(second)
    expect([profile.picture, [...store.memory.pictures.keys()]]).toEqual([second, [second.replace('/files/', '')]])
  })

  it('is refused if it is not an image or is too large', async () => {
    const store = createStore(manualClock())
    const profile = noura(store)
    const before = profile.picture
    await expect(setPicture(store, profile, new File(['<svg/>'], 'me.png'))).rejects.toMatchObject({ code: 'FILE_FORMAT_INVALID' })
    await expect(setPicture(store, profile, png(imageBytes))).rejects.toMatchObject({ code: 'FILE_SIZE_EXCEEDED', params: { max: 10 } })
    expect([profile.picture, store.memory.pictures.size]).toEqual([before, 0])
  })
})
