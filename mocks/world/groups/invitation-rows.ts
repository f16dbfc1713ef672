import { NAIF, OMAR } from '../agents.ts'
import { NABT_COFFEE, QIMAM, RAWSHAN, SAHRA, SARD } from '../businesses.ts'
import type { Member } from '../member.ts'
import { ASMAE, FAISAL, HIND, JAWAHER, KARIM, MAHA, MARIAM, REEMA, SARA } from '../more-networkers.ts'
import { FAHAD, HUDA, LAMA, NOURA, REEM, SAAD, YARA } from '../networkers.ts'

type Answer = 'Accepted' | 'Rejected' | 'Cancelled'

/** `by` is the inviter, or null for a request. `ended` is null while the invitation or request is open. */
export type InvitationRow = {
  to: string
  who: Member
  by: Member | null
  role?: 'Admin'
  sent: string
  ended: readonly [answer: Answer, at: string] | null
}

const request = (to: string, who: Member, sent: string, ended: InvitationRow['ended'] = null): InvitationRow => ({
  to,
  who,
  by: null,
  sent,
  ended,
})
const invitation = (to: string, by: Member, who: Member, sent: string, ended: InvitationRow['ended'] = null): InvitationRow => ({
  to,
  who,
  by,
  sent,
  ended,
})

/**
 * Invitations and requests in every status, for people and businesses of every type. Each of the four people of the sign-in page has four
 * groups, in this order: one to send a request to, one with an open request, one with a declined request and one with an open invitation.
 * Noura: Sweets of Eid, Hijaz, Home light, Date season. Omar: The oven door, Home light, Sweets of Eid, Cooking for two. Qimam: Sweets of
 * Eid, The oven door, Home light, Coffee and books. Nabt: Sweets of Eid, Hijaz, The oven door, Home light.
 */
export const invitationRows: readonly InvitationRow[] = [
  request('oven-door', NOURA, '2025-09-15T10:10', ['Accepted', '2025-09-16T07:45']),
  request('oven-door', FAISAL, '2025-07-31T14:00', ['Rejected', '2025-08-03T09:20']),
  request('oven-door', NABT_COFFEE, '2025-11-14T11:35', ['Rejected', '2025-11-16T10:05']),
  request('oven-door', KARIM, '2025-11-15T09:30'),
  request('oven-door', QIMAM, '2025-11-18T12:40'),
  request('oven-door', SARA, '2025-11-19T06:15'),
  request('oven-door', MARIAM, '2025-11-19T18:05'),
  { ...invitation('oven-door', HUDA, LAMA, '2025-06-22T09:00', ['Accepted', '2025-06-22T19:30']), role: 'Admin' },
  invitation('oven-door', LAMA, HIND, '2025-11-17T13:15'),
  invitation('oven-door', HUDA, ASMAE, '2025-09-20T08:00', ['Cancelled', '2025-10-20T08:00']),

  request('hijaz-tables', YARA, '2025-08-24T16:00', ['Accepted', '2025-08-25T08:30']),
  request('hijaz-tables', QIMAM, '2025-09-01T12:00', ['Accepted', '2025-09-02T07:10']),
  request('hijaz-tables', KARIM, '2025-10-01T18:20', ['Rejected', '2025-10-02T10:00']),
  request('hijaz-tables', NABT_COFFEE, '2025-11-17T08:45'),
  request('hijaz-tables', NOURA, '2025-11-18T19:20'),
  request('hijaz-tables', ASMAE, '2025-11-19T13:00'),
  invitation('hijaz-tables', OMAR, HUDA, '2025-08-23T09:00', ['Accepted', '2025-08-23T20:15']),
  invitation('hijaz-tables', QIMAM, REEMA, '2025-11-13T10:10'),

  request('home-light', LAMA, '2025-06-28T08:00', ['Accepted', '2025-06-29T11:00']),
  request('home-light', QIMAM, '2025-11-13T15:25', ['Rejected', '2025-11-17T11:00']),
  request('home-light', NOURA, '2025-11-15T17:00', ['Rejected', '2025-11-18T09:30']),
  request('home-light', JAWAHER, '2025-11-16T21:40'),
  request('home-light', OMAR, '2025-11-19T15:10'),
  invitation('home-light', REEM, NABT_COFFEE, '2025-11-19T10:00'),

  request('sweets-of-eid', LAMA, '2025-10-01T12:30', ['Accepted', '2025-10-01T18:00']),
  request('sweets-of-eid', OMAR, '2025-11-12T07:50', ['Rejected', '2025-11-15T07:30']),
  request('sweets-of-eid', REEMA, '2025-11-19T20:00'),
  invitation('sweets-of-eid', SARA, NOURA, '2025-11-05T09:15', ['Cancelled', '2025-11-09T14:20']),

  // These requests are older than the opening of the group to everybody.
  request('riyadh-kitchens', OMAR, '2025-09-20T09:00', ['Accepted', '2025-09-21T06:40']),
  request('riyadh-kitchens', NABT_COFFEE, '2025-10-03T12:15', ['Accepted', '2025-10-04T08:00']),
  invitation('riyadh-kitchens', NOURA, KARIM, '2025-09-25T10:00', ['Cancelled', '2025-10-25T10:00']),
  invitation('riyadh-kitchens', NOURA, QIMAM, '2025-10-10T08:20', ['Accepted', '2025-10-12T09:05']),
  invitation('riyadh-kitchens', NOURA, FAISAL, '2025-10-20T17:30', ['Rejected', '2025-10-21T08:10']),
  invitation('riyadh-kitchens', SAAD, REEMA, '2025-11-05T12:00', ['Cancelled', '2025-11-06T15:45']),
  invitation('riyadh-kitchens', NOURA, YARA, '2025-11-12T09:40'),
  invitation('riyadh-kitchens', OMAR, RAWSHAN, '2025-11-15T11:20'),
  invitation('riyadh-kitchens', SAAD, NAIF, '2025-11-18T18:00'),
  { ...invitation('riyadh-kitchens', NOURA, SARD, '2025-11-19T07:25'), role: 'Admin' },

  invitation('date-season', QIMAM, NABT_COFFEE, '2025-08-10T10:00', ['Accepted', '2025-08-11T07:50']),
  invitation('date-season', QIMAM, OMAR, '2025-09-08T13:30', ['Rejected', '2025-09-09T09:00']),
  invitation('date-season', NABT_COFFEE, SAHRA, '2025-11-10T08:30'),
  invitation('date-season', HUDA, NOURA, '2025-11-20T08:48'),

  invitation('cooking-for-two', NOURA, FAHAD, '2025-10-26T19:00', ['Rejected', '2025-10-27T05:55']),
  invitation('cooking-for-two', NOURA, OMAR, '2025-11-18T16:30'),

  invitation('coffee-and-books', NABT_COFFEE, OMAR, '2025-11-03T08:00', ['Accepted', '2025-11-03T17:40']),
  invitation('coffee-and-books', NABT_COFFEE, NOURA, '2025-11-04T08:10', ['Accepted', '2025-11-05T06:30']),
  invitation('coffee-and-books', REEM, MARIAM, '2025-11-11T20:00'),
  invitation('coffee-and-books', REEM, MAHA, '2025-11-13T12:00', ['Cancelled', '2025-11-14T09:00']),
  invitation('coffee-and-books', NABT_COFFEE, QIMAM, '2025-11-19T08:20'),
]
