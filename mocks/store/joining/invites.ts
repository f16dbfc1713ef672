import { pageFrom, pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { FriendInvitation, InviteFriendInput } from '@wasla/contract/generated/user-types.ts'
import { inviteWindow } from '@wasla/contract/invites/limits.ts'
import { friendInvitationOf, type FriendInvitationRecord } from '@wasla/contract/invites/record.ts'
import { inviteFriendRules } from '@wasla/contract/invites/rules.ts'
import { countryById } from '@wasla/contract/reference/countries.ts'
import { toE164 } from '@wasla/contract/session/phone.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { findUser } from '../find.ts'
import type { Store } from '../memory.ts'
import { setting } from '../settings.ts'

const day = 86_400_000
const window = inviteWindow * 1000

/** `myFriendInvitations`: newest first. */
export function invitationsOf({ memory: { world } }: Store, userId: string, page: PageArgument) {
  const own = world.friendInvitations
    .filter(({ inviterId }) => inviterId === userId)
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))
  const { count, data } = pageFrom(own, pageOf(page))
  return { count, data: data.map(friendInvitationOf) }
}

function refuseOverLimit({ memory: { world }, clock }: Store, userId: string): void {
  const lately = world.friendInvitations.filter(({ inviterId, createdAt }) => inviterId === userId && createdAt > clock.now() - window)
  if (lately.length < setting('invites.perDay')) return
  const first = Math.min(...lately.map(({ createdAt }) => createdAt))
  throw new Problem('RATE_LIMITED', { retryAfter: Math.ceil((first + window - clock.now()) / 1000) })
}

/** `inviteFriend` (J-01, J-02). Nobody gets a message from here. */
export function inviteFriend(store: Store, userId: string, input: InviteFriendInput): FriendInvitation {
  const { countryId, mobileNumber } = accept(inviteFriendRules, input)
  const country = countryById(countryId)
  const mobileNo = country ? toE164(mobileNumber, country) : null
  if (mobileNo === null) throw new Problem('COUNTRY_NOT_FOUND')
  if (findUser(store, userId)?.mobileNo === mobileNo)
    throw new Problem('USER_ALREADY_EXIST', undefined, [{ path: 'mobileNumber', rule: 'ownNumber' }])
  const { memory, clock } = store
  const known = memory.world.friendInvitations.find((one) => one.inviterId === userId && one.mobileNo === mobileNo)
  if (known && (known.status === 'Accepted' || known.createdAt > clock.now() - setting('invites.quietDays') * day))
    throw new Problem('USER_ALREADY_INVITED', undefined, [{ path: 'mobileNumber', rule: 'alreadyInvited' }])
  refuseOverLimit(store, userId)
  const fresh = { status: 'Pending', createdAt: clock.now() } as const
  const invitation: FriendInvitationRecord = known
    ? Object.assign(known, fresh)
    : { id: store.nextId('invitation'), inviterId: userId, mobileNo, ...fresh }
  if (!known) memory.world.friendInvitations.push(invitation)
  return friendInvitationOf(invitation)
}
