import type { GroupMemberRecord, GroupRecord } from '@wasla/contract/groups/record.ts'
import { agents, OMAR } from './agents.ts'
import { brands, NABT_COFFEE, QIMAM } from './businesses.ts'
import { at, day } from './clock.ts'
import { idOf } from './ids.ts'
import type { Member } from './member.ts'
import { networkers } from './all-networkers.ts'
import { ABDULRAHMAN, FAHAD, HUDA, LAMA, NOURA, REEM, SAAD, YARA } from './networkers.ts'
import { randomFor } from './random.ts'

type GroupRow = {
  key: string
  name: string
  handle: string
  /** Sanitised markup (G-06). */
  description: string
  isPrivate: boolean
  isDiscoverable: boolean
  made: string
  interests: readonly string[]
  owner: Member
  admins: readonly Member[]
  members: readonly Member[]
  /** Filled up to this many, as far as the limit of five groups allows (G-01). */
  size: number
}

const rows: readonly GroupRow[] = [
  {
    key: 'riyadh-kitchens',
    name: 'Riyadh kitchens',
    handle: 'riyadh_kitchens',
    isPrivate: false,
    isDiscoverable: true,
    made: '2025-09-16',
    description: '<p>Who cooks in Riyadh, and where to find good aubergines.</p>',
    interests: ['food', 'home'],
    owner: NOURA,
    admins: [SAAD],
    members: [HUDA, LAMA, OMAR, NABT_COFFEE],
    size: 18,
  },
  {
    key: 'sweets-of-eid',
    name: 'حلويات العيد',
    handle: 'sweets_of_eid',
    isPrivate: true,
    isDiscoverable: true,
    made: '2025-10-01',
    description: '<p>كليجا ومعمول وغريبة، ووصفات لا تُنشر إلا هنا.</p>',
    interests: ['food', 'culture', 'family'],
    owner: NOURA,
    admins: [],
    members: [LAMA],
    size: 9,
  },
  {
    key: 'cooking-for-two',
    name: 'Cooking for two',
    handle: 'cooking_for_two',
    isPrivate: true,
    isDiscoverable: false,
    made: '2025-10-24',
    description: '<p>Small pans only.</p>',
    interests: ['food'],
    owner: NOURA,
    admins: [],
    members: [SAAD],
    size: 4,
  },
  {
    key: 'oven-door',
    name: 'The oven door',
    handle: 'oven_door',
    isPrivate: true,
    isDiscoverable: true,
    made: '2025-06-12',
    interests: ['food', 'business'],
    description:
      '<p>A table for people who bake on camera, from the first loaf to the first brand deal.</p><ul><li>Post a recipe before you ask for one.</li><li>Name whoever taught it to you.</li><li><strong>No ads</strong> in the comments.</li></ul>',
    owner: HUDA,
    admins: [LAMA, NOURA],
    members: [REEM],
    size: 16,
  },
  {
    key: 'date-season',
    name: 'موسم التمور',
    handle: 'date_season',
    isPrivate: false,
    isDiscoverable: true,
    made: '2025-07-30',
    interests: ['food', 'culture', 'health'],
    description: '<p>من القصيم إلى المدينة: أنواع التمر ومواسمه ومن يبيعه.</p>',
    owner: QIMAM,
    admins: [ABDULRAHMAN],
    members: [FAHAD],
    size: 14,
  },
  {
    key: 'hijaz-tables',
    name: 'سُفرة الحجاز',
    handle: 'hijaz_table',
    isPrivate: false,
    isDiscoverable: false,
    made: '2025-08-22',
    interests: ['culture', 'food'],
    description: '<p>مائدة جدة ومكة والمدينة كما نعرفها من جدّاتنا.</p>',
    owner: YARA,
    admins: [HUDA],
    members: [],
    size: 8,
  },
  {
    key: 'home-light',
    name: 'Home light',
    handle: 'home_light',
    isPrivate: false,
    isDiscoverable: false,
    made: '2025-05-14',
    interests: ['home', 'photography', 'art'],
    description: '<p>How to film indoors without a single softbox.</p>',
    owner: REEM,
    admins: [],
    members: [YARA],
    size: 11,
  },
  {
    key: 'coffee-and-books',
    name: 'قهوة وكتاب',
    handle: 'coffee_and_books',
    isPrivate: true,
    isDiscoverable: false,
    made: '2025-11-02',
    interests: ['coffee', 'books'],
    description: '<p>كتاب في الشهر، وجلسة واحدة لا تطول.</p>',
    owner: NABT_COFFEE,
    admins: [REEM],
    members: [OMAR],
    size: 7,
  },
]

const perUser = 5
const joiners = [...networkers, ...agents, ...brands].filter((member) => member.profile.status === 'Active')

/** Named people first, then others, drawn for each group from its own seed. */
function membershipsOf(all: readonly GroupRow[]): GroupMemberRecord[] {
  const taken = new Map<string, number>()
  const named = all.flatMap((row) => [row.owner, ...row.admins, ...row.members])
  for (const { user } of named) taken.set(user.id, (taken.get(user.id) ?? 0) + 1)
  return all.flatMap((row) => {
    const core = [row.owner, ...row.admins, ...row.members]
    const random = randomFor(`group:${row.key}`)
    const others = random
      .some(
        joiners.filter((joiner) => !core.includes(joiner)),
        row.size,
      )
      .filter((joiner) => (taken.get(joiner.user.id) ?? 0) < perUser - 1)
      .slice(0, row.size - core.length)
    for (const { user } of others) taken.set(user.id, (taken.get(user.id) ?? 0) + 1)
    const groupId = idOf(`group:${row.key}`, at(row.made))
    return [...core, ...others].map((member, index) => ({
      groupId,
      profileId: member.profile.id,
      userId: member.user.id,
      role: index === 0 ? 'Owner' : row.admins.includes(member) ? 'Admin' : 'Member',
      joinedAt: at(row.made) + index * random.between(1, 30) * (day / 24),
    }))
  })
}

export const groupMembers = membershipsOf(rows)

const reach = new Map(
  [...networkers, ...agents, ...brands, QIMAM].map(({ profile, accounts }) => [
    profile.id,
    accounts.reduce((sum, account) => sum + account.followers, 0),
  ]),
)

/** Two in each of the four privacy combinations (G-03). `followers` is the reach of all members (G-07). */
export const groups: readonly GroupRecord[] = rows.map((row) => {
  const id = idOf(`group:${row.key}`, at(row.made))
  const members = groupMembers.filter((member) => member.groupId === id)
  return {
    id,
    name: row.name,
    userName: row.handle,
    description: row.description,
    photo: `/pictures/group-${row.key}.svg`,
    coverPhoto: null,
    isPrivate: row.isPrivate,
    isDiscoverable: row.isDiscoverable,
    ownerId: row.owner.profile.id,
    ownerType: row.owner.profile.type,
    followers: members.reduce((sum, { profileId }) => sum + (reach.get(profileId) ?? 0), 0),
    membersCount: members.length,
    interestIds: row.interests,
    createdAt: at(row.made),
  }
})

const groupOf = (handle: string) => {
  const found = groups.find((group) => group.userName === handle)
  if (!found) throw new Error(`No group ${handle}`)
  return found
}

export const RIYADH_KITCHENS = groupOf('riyadh_kitchens')
export const OVEN_BAKERS = groupOf('oven_door')
export const COFFEE_AND_BOOKS = groupOf('coffee_and_books')
