import { describe, expect, it } from 'vitest'
import type { Decision } from '../common/decision.ts'
import { decideCreate, type CreateState } from './create.ts'
import { decideDelete, decideDeparture, decideExpiry, heirOf } from './end.ts'
import { decideRemoval, decideRole, decideTransfer, type Heir, type MemberState } from './members.ts'
import { byRole } from './lists.ts'
import { isSearchedMember, searchedWords } from './search.ts'
import { decideInterests, decideUpdate } from './update.ts'
import { actorOf, hiddenGroup, invitationOf, memberOf, openGroup, requestOf } from './testing/sample.ts'

const productName = { en: 'Wasla', ar: 'وصلة' }
const codeOf = ({ problem }: Decision<unknown>) => problem?.code ?? 'done'

describe('decideCreate', () => {
  const state: CreateState = { founder: actorOf('reem'), groupsOfUser: 0, followers: 7, isNameTaken: false, productName }
  const fields = { name: 'Bread', userName: 'Bread', description: '<p>Who bakes<script>x</script></p>' }
  const create = (over: Partial<CreateState> = {}, more: object = {}, photo: string | null = '/files/p') =>
    decideCreate({ ...state, ...over }, { fields: { ...fields, ...more }, photo, coverPhoto: null }, { id: 'g', memberId: 'm', now: 9 })

  it('makes the creator the owner and only member, without interests (G-28)', () => {
    const { changes } = create()
    expect(changes?.group).toMatchObject({
      id: 'g',
      userName: 'bread',
      description: '<p>Who bakes</p>',
      ownerId: 'reem',
      membersCount: 1,
      followers: 7,
      interestIds: [],
    })
    expect(changes?.change).toMatchObject({
      created: changes?.group,
      joined: [{ id: 'm', groupId: 'g', profileId: 'reem', role: 'Owner', joinedAt: 9 }],
    })
  })

  it.each([
    ['a sixth', { groupsOfUser: 5 }, {}, '/p', 'GROUPS_LIMIT_REACHED'],
    ['a fifth', { groupsOfUser: 4 }, {}, '/p', 'done'],
    ['without a page', { founder: actorOf('reem', 'Onboarding') }, {}, '/p', 'USER_NOT_VERIFIED'],
    ['under a taken name', { isNameTaken: true }, {}, '/p', 'GROUP_USERNAME_CONFLICT'],
    ['under a reserved name (D-04)', {}, { userName: 'create' }, '/p', 'GROUP_USERNAME_CONFLICT'],
    ['under a name that looks reserved', {}, { userName: 'Sett1ngs' }, '/p', 'done'],
    ['under the product’s own name', {}, { userName: 'wasla_team' }, '/p', 'GROUP_USERNAME_CONFLICT'],
    ['that speaks for the product', {}, { name: 'Wasla Official' }, '/p', 'DTO_VALIDATION_ERROR'],
    ['without a photo', {}, {}, null, 'DTO_VALIDATION_ERROR'],
    ['without a description', {}, { description: '' }, '/p', 'DTO_VALIDATION_ERROR'],
  ] as const)('creating a group (%s) gives %s', (_, over, more, photo, code) => expect(codeOf(create(over, more, photo))).toBe(code))

  it('reports all wrong fields at once', () => {
    expect(create({}, { name: '' }, null).problem?.fields).toEqual([
      { path: 'name', rule: 'required' },
      { path: 'photo', rule: 'required' },
    ])
    expect(create({ isNameTaken: true }).problem?.fields).toEqual([{ path: 'userName', rule: 'userNameTaken' }])
  })
})

describe('updating a group', () => {
  const place = { group: openGroup, member: memberOf('lama', 'Admin'), invitation: null }
  const update = (fields: object, over: object = {}, photo: string | null = null) =>
    decideUpdate({ ...place, ...over }, { fields, photo, coverPhoto: null }, { productName, now: 9 })

  it('returns the changed fields, and the addresses of the replaced pictures', () => {
    expect(update({ name: 'Bread and salt' }, {}, '/files/new').changes).toMatchObject({
      group: { name: 'Bread and salt', photo: '/files/new', userName: 'bread' },
      change: { fields: { name: 'Bread and salt', activeAt: 9 } },
      formerPictures: ['/files/photo'],
    })
  })

  it.each([
    ['nothing', { name: 'Bread', description: '<p>Who bakes</p>', isPrivate: null }, {}, 'NO_CHANGES_TO_UPDATE'],
    ['its description, to what is the same once it is clean', { description: '<p onclick="x">Who bakes</p>' }, {}, 'NO_CHANGES_TO_UPDATE'],
    ['a switch', { isPrivate: true }, {}, 'done'],
    ['as a member', { name: 'Other' }, { member: memberOf('lama') }, 'UNAUTHORIZED_UPDATING'],
    ['as an outsider of a hidden one', { name: 'Other' }, { member: null, group: hiddenGroup }, 'GROUP_NOT_FOUND'],
    ['to the name of the product', { name: 'Wasla team' }, {}, 'DTO_VALIDATION_ERROR'],
  ] as const)('changing %s gives %s', (_, fields, over, code) => expect(codeOf(update(fields, over))).toBe(code))

  it('replaces all interests in the given order (decideInterests), and is refused if nothing changes', () => {
    expect(decideInterests(place, ['home', 'food', 'home'], 9).changes).toMatchObject({
      interests: ['home', 'food'],
      change: { fields: { interestIds: ['home', 'food'] } },
    })
    expect(codeOf(decideInterests(place, ['food'], 9))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(decideInterests(place, [], 9))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(decideInterests({ ...place, member: null }, ['home'], 9))).toBe('UNAUTHORIZED_UPDATING')
  })
})

describe('members of a group', () => {
  const as = (role: 'Owner' | 'Admin' | 'Member' | null, target: MemberState['target']): MemberState => ({
    group: openGroup,
    member: role && memberOf('huda', role),
    invitation: null,
    target,
  })
  const member = memberOf('reem')
  const admin = memberOf('lama', 'Admin')
  const owner = memberOf('huda', 'Owner')

  it.each([
    ['the owner, a member', 'Owner', member, 'Admin', 'done'],
    ['the owner, an admin', 'Owner', admin, 'Member', 'done'],
    ['the owner, to what they are', 'Owner', admin, 'Admin', 'NO_CHANGES_TO_UPDATE'],
    ['the owner, themselves (X-49)', 'Owner', owner, 'Member', 'UNAUTHORIZED_UPDATING'],
    ['the owner, to a second owner (case 21)', 'Owner', member, 'Owner', 'DTO_VALIDATION_ERROR'],
    ['the owner, to a visitor', 'Owner', member, 'Visitor', 'DTO_VALIDATION_ERROR'],
    ['the owner, who is nobody', 'Owner', null, 'Admin', 'GROUP_MEMBER_NOT_FOUND'],
    ['an admin (case 21)', 'Admin', member, 'Admin', 'UNAUTHORIZED_UPDATING'],
    ['a member, themselves', 'Member', member, 'Admin', 'UNAUTHORIZED_UPDATING'],
    ['an outsider', null, member, 'Admin', 'UNAUTHORIZED_UPDATING'],
  ] as const)('decideRole called by %s gives %s', (_, role, target, requested, code) =>
    expect(codeOf(decideRole(as(role, target), requested, 9))).toBe(code),
  )

  it.each([
    ['the owner, a member', 'Owner', member, 'done'],
    ['the owner, an admin', 'Owner', admin, 'done'],
    ['the owner, themselves', 'Owner', owner, 'UNAUTHORIZED_UPDATING'],
    ['an admin, a member', 'Admin', member, 'done'],
    ['an admin, an admin', 'Admin', admin, 'UNAUTHORIZED_UPDATING'],
    ['an admin, the owner (case 21)', 'Admin', owner, 'UNAUTHORIZED_UPDATING'],
    ['an admin, who is nobody', 'Admin', null, 'GROUP_MEMBER_NOT_FOUND'],
    ['a member', 'Member', member, 'UNAUTHORIZED_UPDATING'],
  ] as const)('decideRemoval called by %s gives %s', (_, role, target, code) =>
    expect(codeOf(decideRemoval(as(role, target), 9))).toBe(code),
  )

  it('decideTransfer makes the former owner an admin and notifies the new owner (G-21)', () => {
    const heir = { type: 'BRAND', status: 'Active' } as const
    expect(decideTransfer({ ...as('Owner', member), heir }, 9).changes).toMatchObject({
      group: { ownerId: 'reem', ownerType: 'BRAND' },
      change: {
        roles: [
          { member: { id: 'member-huda' }, role: 'Admin' },
          { member: { id: 'member-reem' }, role: 'Owner' },
        ],
        notices: [{ profileId: 'reem', type: 'GROUP_OWNERSHIP_TRANSFERRED', referenceId: 'group', senderProfileId: 'huda' }],
      },
    })
    expect(codeOf(decideTransfer({ ...as('Owner', null), heir }, 9))).toBe('GROUP_MEMBER_NOT_FOUND')
    expect(codeOf(decideTransfer({ ...as('Owner', owner), heir }, 9))).toBe('UNAUTHORIZED_UPDATING')
    expect(codeOf(decideTransfer({ ...as('Admin', member), heir }, 9))).toBe('UNAUTHORIZED_UPDATING')
    expect(codeOf(decideTransfer({ ...as('Owner', member), heir: { ...heir, status: 'Inactive' } }, 9))).toBe('USER_NOT_VERIFIED')
  })

  it('byRole sorts members by role, then by the time they joined (G-25)', () => {
    const late = memberOf('noura', 'Member', 9)
    expect([late, member, admin, owner].toSorted(byRole)).toEqual([owner, admin, member, late])
  })

  it('isSearchedMember finds a member if every word of the term matches, in both scripts', () => {
    const noura = { firstName: 'Noura', lastName: 'Alotaibi', name: null, nameInOtherScript: 'نورة العتيبي', userName: 'noura_cooks' }
    for (const term of ['otaibi NOU', 'نوره', 'العتيبى', 'cooks'])
      expect([term, isSearchedMember(noura, searchedWords(term) ?? [])]).toEqual([term, true])
    for (const term of ['noura reem', '%', '__']) expect([term, isSearchedMember(noura, searchedWords(term) ?? [])]).toEqual([term, false])
    expect(searchedWords('  ')).toBeNull()
    for (const length of [101, 10_000]) expect(searchedWords('x'.repeat(length))).toEqual([])
  })
})

describe('the end of a group or a membership', () => {
  const heir = (profileId: string, role: 'Admin' | 'Member', joinedAt: number, status: Heir['profile']['status'] = 'Active'): Heir => ({
    member: memberOf(profileId, role, joinedAt),
    profile: { type: 'AGENT', status },
  })
  const owner = memberOf('huda', 'Owner')
  const open = [invitationOf(), requestOf()]

  it('decideDelete cancels all open invitations and requests (G-22)', () => {
    const place = { group: openGroup, member: owner, invitation: null, open }
    expect(decideDelete(place, 500).changes?.change).toMatchObject({
      fields: { deletedAt: 500 },
      closed: [{ status: 'Cancelled' }, { status: 'Cancelled' }],
      lines: [{ type: 'GROUP_INVITATION_CREATED' }, { type: 'GROUP_REQUEST_CREATED' }],
    })
    expect(codeOf(decideDelete({ ...place, member: memberOf('lama', 'Admin') }, 500))).toBe('UNAUTHORIZED_UPDATING')
  })

  it('heirOf chooses the admin who joined first, else the member who joined first (G-24)', () => {
    expect(heirOf([heir('a', 'Member', 1), heir('b', 'Admin', 9), heir('c', 'Admin', 5)])?.member.profileId).toBe('c')
    expect(heirOf([heir('a', 'Member', 7), heir('b', 'Member', 3)])?.member.profileId).toBe('b')
    expect(heirOf([heir('a', 'Admin', 1, 'Inactive'), heir('b', 'Member', 3)])?.member.profileId).toBe('b')
    expect(heirOf([heir('a', 'Admin', 1, 'Rejected')])).toBeNull()
  })

  it('decideDeparture makes a suspended owner a member, and removes an owner whose profile closed (X-51, G-29)', () => {
    const state = { group: openGroup, member: owner, others: [heir('lama', 'Admin', 1)], open }
    expect(decideDeparture(state, 'suspended', 500)).toMatchObject({
      left: [],
      roles: [{ member: owner, role: 'Member' }, { role: 'Owner' }],
      fields: { ownerId: 'lama', ownerType: 'AGENT' },
      notices: [{ profileId: 'lama', type: 'GROUP_OWNERSHIP_TRANSFERRED' }],
      closed: [],
    })
    expect(decideDeparture(state, 'gone', 500)).toMatchObject({ left: [owner], roles: [{ role: 'Owner' }] })
    expect(decideDeparture({ ...state, others: [] }, 'gone', 500)).toMatchObject({
      left: [owner],
      fields: { deletedAt: 500 },
      closed: [{}, {}],
    })
  })

  it('decideDeparture removes a member whose profile closed, and keeps a suspended member', () => {
    const state = { group: openGroup, member: memberOf('reem'), others: [], open }
    expect(decideDeparture(state, 'suspended', 500)).toBeNull()
    expect(decideDeparture(state, 'gone', 500)).toMatchObject({ left: [{ profileId: 'reem' }], fields: {}, closed: [] })
  })

  it('decideExpiry closes an invitation after thirty days; requests do not expire (G-15)', () => {
    expect(decideExpiry(openGroup, invitationOf(), 999)).toBeNull()
    expect(decideExpiry(openGroup, invitationOf(), 1_000)).toMatchObject({ closed: [{ status: 'Cancelled', answeredAt: 1_000 }] })
    expect(decideExpiry(openGroup, invitationOf({ status: 'Accepted' }), 5_000)).toBeNull()
    expect(decideExpiry(openGroup, requestOf(), 5_000)).toBeNull()
  })
})
