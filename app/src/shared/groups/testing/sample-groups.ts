import type { Language } from '@wasla/design-system/locale/language.ts'
import { switchesOf } from '../joining/ways.ts'
import type { CardGroup } from '../card/card-group.ts'

const long = { en: 'Kitchens of Riyadh, Jeddah and Dammam who film it all', ar: 'مطابخ الرياض وجدة والدمام التي تصوّر كل ما تطبخ' }

/** Returns one group for each way to join, each with another role. One of the groups has texts of the greatest length. */
export const sampleGroups = (language: Language): readonly [CardGroup, CardGroup, CardGroup, CardGroup] => [
  {
    id: 'sample-open',
    name: { en: 'Riyadh kitchens', ar: 'مطابخ الرياض' }[language],
    userName: 'riyadh_kitchens',
    description: { en: '<p>Who cooks in Riyadh &amp; films it.</p>', ar: '<p>لمن يطبخ في الرياض ويصوّر.</p>' }[language],
    photo: null,
    coverPhoto: null,
    ...switchesOf('OPEN'),
    followers: 860_400,
    groupMembersCount: 312,
    myRole: 'Owner',
  },
  {
    id: 'sample-link',
    name: { en: 'Sweets of Eid', ar: 'حلويات العيد' }[language],
    userName: 'sweets_of_eid',
    description: { en: '<p>Recipes.</p>', ar: '<p>وصفات.</p>' }[language],
    photo: null,
    coverPhoto: null,
    ...switchesOf('LINK'),
    followers: 1,
    groupMembersCount: 1,
    myRole: 'Member',
  },
  {
    id: 'sample-approval',
    name: long[language],
    userName: 'a'.repeat(20),
    description: `<p>${`${long[language]} `.repeat(8)}</p><ul><li>${long[language]}</li></ul>`,
    photo: null,
    coverPhoto: null,
    ...switchesOf('APPROVAL'),
    followers: 2_345_678,
    groupMembersCount: 500,
    myRole: 'Admin',
  },
  {
    id: 'sample-invitation',
    name: { en: 'Cooking for two', ar: 'طبخة لاثنين' }[language],
    userName: 'cooking_for_two',
    description: { en: '<p>Small pans only.</p>', ar: '<p>قدور صغيرة فقط.</p>' }[language],
    photo: null,
    coverPhoto: null,
    ...switchesOf('INVITATION'),
    followers: 0,
    groupMembersCount: 2,
    myRole: 'Visitor',
  },
]
