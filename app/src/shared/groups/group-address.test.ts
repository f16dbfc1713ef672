import { expect, it } from 'vitest'
import { editAddress, groupAddress } from './group-address.ts'

const group = { id: 'g-1', userName: 'riyadh_kitchens' }

it('links members to the members’ page of a group, and everybody else to the public page (G-27)', () => {
  expect(groupAddress({ ...group, myRole: 'Visitor' })).toBe('/groups/riyadh_kitchens')
  for (const myRole of ['Owner', 'Admin', 'Member']) expect(groupAddress({ ...group, myRole })).toBe('/groups/my/g-1')
})

it('encodes the id as one path segment', () => expect(editAddress('a/b')).toBe('/groups/edit/a%2Fb'))
