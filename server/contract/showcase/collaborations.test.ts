import { describe, expect, it } from 'vitest'
import { changesOf } from '../common/decision.ts'
import {
  decideCollaborationCreation,
  decideCollaborationRemoval,
  decideCollaborationUpdate,
  partnerIdOf,
  type CollaborationState,
} from './collaborations.ts'
import type { Partner } from './partners.ts'
import type { BrandCollaborationRecord } from './record.ts'

const names = { name: null, firstName: 'Reem', lastName: 'A', nameInOtherScript: null }
const reem: Partner = { ...names, id: 'reem', type: 'INFLUENCER', userName: 'reem_a', picture: null }
const nabt: BrandCollaborationRecord = {
  id: 'a',
  profileId: 'noura',
  type: 'business',
  brandName: 'Nabt',
  brandIcon: '/files/nabt',
  brandDomain: 'nabt.example',
  individualProfileId: null,
  url: null,
  html: null,
  coverPhotoUrl: null,
  duplicateKey: 'nabt.example',
  createdAt: 1,
}
const withReem: BrandCollaborationRecord = {
  ...nabt,
  id: 'b',
  type: 'individual',
  brandName: 'reem_a',
  brandIcon: null,
  brandDomain: null,
  individualProfileId: 'reem',
  duplicateKey: 'reem_a',
}
const noura: CollaborationState = { profileId: 'noura', collaborations: [nabt, withReem], max: 3, partner: null }
const made = { id: 'c', now: 7 }
const business = { type: 'business', brand_name: 'Qahwa' } as const
const individual = { type: 'individual', brand_name: 'x', individualProfileId: 'reem' } as const

describe('a new collaboration', () => {
  it('has no icon and no preview at first', () =>
    expect(changesOf(decideCollaborationCreation(noura, { ...business, url: 'noura.example/qahwa' }, made))).toEqual({
      record: {
        ...nabt,
        id: 'c',
        brandName: 'Qahwa',
        brandIcon: null,
        brandDomain: null,
        url: 'https://noura.example/qahwa',
        duplicateKey: 'name:qahwa',
        createdAt: 7,
      },
      address: { url: 'https://noura.example/qahwa', platform: null },
    }))

  it('with a profile has the user name of that profile', () => {
    const decision = decideCollaborationCreation({ ...noura, collaborations: [], partner: reem }, individual, made)
    expect(changesOf(decision).record).toMatchObject({ brandName: 'reem_a', individualProfileId: 'reem', duplicateKey: 'reem_a' })
  })

  it.each([
    ['with a profile that nobody may see', noura, individual, 'PROFILE_NOT_FOUND'],
    ['with oneself', { ...noura, partner: { ...reem, id: 'noura' } }, { ...individual, individualProfileId: 'noura' }, 'PROFILE_NOT_FOUND'],
    ['with somebody a second time, by their profile', { ...noura, partner: reem }, individual, 'COLLABORATION_ALREADY_EXIST'],
    [
      'with somebody a second time, by their user name',
      noura,
      { type: 'individual', brand_name: '@Reem_A' },
      'COLLABORATION_ALREADY_EXIST',
    ],
    ['with a business a second time', noura, { ...business, brandDomain: 'www.nabt.example' }, 'COLLABORATION_ALREADY_EXIST'],
    ['in a full list', { ...noura, max: 2 }, { ...business, brandDomain: 'nabt.example' }, 'DTO_VALIDATION_ERROR'],
  ] as const)('%s is refused', (_, state, input, code) => expect(decideCollaborationCreation(state, input, made).problem?.code).toBe(code))
})

describe('a changed collaboration', () => {
  it('keeps fields that are not given', () =>
    expect(changesOf(decideCollaborationUpdate(noura, { id: 'a', url: 'noura.example' }))).toEqual({
      record: { ...nabt, brandIcon: null, url: 'https://noura.example/' },
      address: { url: 'https://noura.example/', platform: null },
    }))

  it('loses the chosen profile if another user name is typed', () => {
    const input = { id: 'b', brand_name: 'somebody' }
    expect(partnerIdOf(noura.collaborations, input)).toBeNull()
    expect(changesOf(decideCollaborationUpdate(noura, input)).record).toMatchObject({ brandName: 'somebody', individualProfileId: null })
  })

  it.each([
    ['that is somebody else’s', noura, { id: 'x', brand_name: 'y' }, 'COLLABORATION_NOT_FOUND'],
    ['that stays as it was', { ...noura, partner: reem }, { id: 'b', url: null }, 'NO_CHANGES_TO_UPDATE'],
    ['with a partner that another is with', noura, { id: 'b', brand_name: 'nabt.example' }, 'COLLABORATION_ALREADY_EXIST'],
    ['with a person who is not visible any more', noura, { id: 'b', url: 'noura.example' }, 'PROFILE_NOT_FOUND'],
  ] as const)('%s is refused', (_, state, input, code) => expect(decideCollaborationUpdate(state, input).problem?.code).toBe(code))
})

it.each([
  ['a business', business, null],
  ['a person by their profile', individual, 'reem'],
  ['a person by their user name', { type: 'individual', brand_name: 'x' }, null],
  ['the person a collaboration is with already', { id: 'b', url: 'x' }, 'reem'],
  ['another person than before', { id: 'b', individualProfileId: 'dana' }, 'dana'],
  ['nobody any more', { id: 'b', individualProfileId: null }, null],
  ['a person in place of a business', { id: 'a', individualProfileId: 'dana' }, null],
  ['a person in a collaboration that is not there', { id: 'x', individualProfileId: 'dana' }, null],
] as const)('partnerIdOf with %s', (_, input, id) => expect(partnerIdOf(noura.collaborations, input)).toBe(id))

it('decideCollaborationRemoval removes only a collaboration of the owner', () => {
  expect(decideCollaborationRemoval(noura, 'a').changes).toEqual({ id: 'a' })
  expect(decideCollaborationRemoval(noura, 'x').problem?.code).toBe('COLLABORATION_NOT_FOUND')
})
