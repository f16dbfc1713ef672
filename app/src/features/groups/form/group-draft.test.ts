import { describe, expect, it } from 'vitest'
import { changesOf, draftOf, isSameDraft, newGroupOf, type StoredGroup } from './group-draft.ts'

const picture = (name: string) => ({ file: new File([name], `${name}.jpg`), url: `blob:${name}` })
const group: StoredGroup = {
  id: 'g-1',
  name: 'Riyadh kitchens',
  userName: 'riyadh_kitchens',
  description: '<p>Who cooks in Riyadh.</p>',
  photo: 'https://wasla.example/photo.jpg',
  coverPhoto: null,
  isPrivate: true,
  isDiscoverable: false,
  interests: [
    { __typename: 'Interest', id: 'food', name: 'Food' },
    { __typename: 'Interest', id: 'home', name: 'Home' },
  ],
}

describe('new group', () => {
  it('is open and listed by default (S1 §3)', () => expect(draftOf(null).way).toBe('OPEN'))

  it('is sent with its photo, and with a cover only if there is one', () => {
    const draft = { ...draftOf(null), photo: picture('a'), name: ' Bread ', userName: 'bread', description: '<p>Who bakes</p>' }
    expect(newGroupOf(draft)).toEqual({
      name: 'Bread',
      userName: 'bread',
      description: '<p>Who bakes</p>',
      isPrivate: false,
      isDiscoverable: true,
      photo: draft.photo.file,
    })
    expect(newGroupOf({ ...draft, cover: picture('b') })).toHaveProperty('coverPhoto')
    expect(newGroupOf({ ...draft, photo: null })).toBeNull()
  })
})

describe('changes of a group', () => {
  it('are null if nothing changed, so that nothing is sent', () => expect(changesOf(group, draftOf(group))).toBeNull())

  it('contain only the changed fields; a new way to join sets both switches', () => {
    expect(changesOf(group, { ...draftOf(group), name: 'Kitchens', way: 'APPROVAL' })).toEqual({
      id: 'g-1',
      name: 'Kitchens',
      isPrivate: true,
      isDiscoverable: true,
    })
  })

  it('never contain the user name, which cannot change', () => {
    expect(changesOf(group, { ...draftOf(group), userName: 'other', cover: picture('c') })).toEqual({
      id: 'g-1',
      coverPhoto: expect.any(File) as File,
    })
  })
})

it('isSameDraft ignores the order of the interests', () => {
  expect(isSameDraft(draftOf(group), { ...draftOf(group), interests: ['home', 'food'] })).toBe(true)
  expect(isSameDraft(draftOf(group), { ...draftOf(group), interests: ['home'] })).toBe(false)
  expect(isSameDraft(draftOf(group), { ...draftOf(group), photo: picture('a') })).toBe(false)
})
