import { expect, it } from 'vitest'
import { editAddress, groupAddress } from './group-address.ts'

const group = { id: 'g-1', userName: 'riyadh_kitchens' }

it('leads members to their page of the group, and everybody else to the public one (G-27)', () => {
  expect(groupAddress({ ...group, myRole: 'Visitor' })).toBe('/groups/riyadh_kitchens')
  for (const myRole of ['Owner', 'Admin', 'Member']) expect(groupAddress({ ...group, myRole })).toBe('/groups/my/g-1')
})

it('never leaves its place in the address', () => expect(editAddress('a/b')).toBe('/groups/edit/a%2Fb'))
