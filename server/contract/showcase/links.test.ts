import { describe, expect, it } from 'vitest'
import { changesOf } from '../common/decision.ts'
import { decideProfileLinkCreation, decideProfileLinkRemoval, decideProfileLinkUpdate, type ProfileLinkState } from './links.ts'
import type { ProfileLinkRecord } from './record.ts'

const link: ProfileLinkRecord = {
  id: 'a',
  profileId: 'reem',
  type: 'blog',
  url: 'https://reem.example/',
  html: null,
  coverPhotoUrl: '/covers/1',
  isVisible: true,
  createdAt: 1,
  position: 3,
}
const reem: ProfileLinkState = { profileId: 'reem', links: [link], max: 2 }
const made = { id: 'b', now: 7 }

describe('a new link', () => {
  it('is visible by default, and comes before the links that the owner ordered', () => {
    const address = { url: 'https://shop.example/', platform: null }
    const record = { ...link, id: 'b', type: 'other', url: address.url, coverPhotoUrl: null, createdAt: 7, position: 0 }
    expect(changesOf(decideProfileLinkCreation(reem, { type: 'other', url: 'shop.example' }, made))).toEqual({ record, address })
    const hidden = decideProfileLinkCreation(reem, { type: 'other', url: 'shop.example', is_visible: false }, made)
    expect(changesOf(hidden).record.isVisible).toBe(false)
  })

  it('is refused if the list is full, or without a web address', () => {
    const full = decideProfileLinkCreation({ ...reem, max: 1 }, { type: 'other', url: 'shop.example' }, made)
    expect(full.problem?.fields).toEqual([{ path: 'url', rule: 'maxItems', params: { max: 1 } }])
    expect(decideProfileLinkCreation(reem, { type: 'other', url: 'javascript:x' }, made).problem?.code).toBe('URL_INVALID_FORMAT')
  })
})

describe('a changed link', () => {
  it('keeps the preview of the same address, and fields that are not given', () =>
    expect(changesOf(decideProfileLinkUpdate(reem, { id: 'a', is_visible: false, url: null }))).toEqual({
      record: { ...link, isVisible: false },
      address: null,
    }))

  it('loses the preview if the address changes', () =>
    expect(changesOf(decideProfileLinkUpdate(reem, { id: 'a', url: 'shop.example' }))).toEqual({
      record: { ...link, url: 'https://shop.example/', coverPhotoUrl: null },
      address: { url: 'https://shop.example/', platform: null },
    }))

  it.each([
    ['that is somebody else’s, whatever its address', { id: 'x', url: 'x' }, 'PROFILE_LINK_NOT_FOUND'],
    ['that stays as it was', { id: 'a', url: 'reem.example' }, 'NO_CHANGES_TO_UPDATE'],
  ] as const)('%s is refused', (_, update, code) => expect(decideProfileLinkUpdate(reem, update).problem?.code).toBe(code))
})

it('decideProfileLinkRemoval removes only a link of the owner', () => {
  expect(decideProfileLinkRemoval(reem, 'a').changes).toEqual({ id: 'a' })
  expect(decideProfileLinkRemoval(reem, 'x').problem?.code).toBe('PROFILE_LINK_NOT_FOUND')
})
