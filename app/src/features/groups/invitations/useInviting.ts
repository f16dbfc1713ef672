import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import type { ApolloCache } from '@apollo/client'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { GivenRole } from '@wasla/contract/groups/record.ts'
import { problemOf } from '#graphql/problems.ts'
import { InviteGroupMemberDocument } from './invite.generated.ts'

/** Result of inviting a profile. If the profile is a member or invited already, its row says so. */
export type InviteState = 'none' | 'sending' | 'invited' | 'already' | 'member'

const shownInRow = { USER_ALREADY_INVITED: 'already', GROUP_MEMBER_ALREADY_EXISTS: 'member' } as const
const isShownInRow = (code: string | undefined): code is keyof typeof shownInRow => code !== undefined && code in shownInRow

/**
 * Returns a function that invites one profile, and the state of each invited profile. A refusal that is neither `already` nor `member` is
 * shown as a toast.
 */
export function useInviting(groupId: string) {
  const [states, setStates] = useState<Readonly<Record<string, InviteState>>>({})
  const [send] = useMutation(InviteGroupMemberDocument, {
    context: { errors: { codes: ['USER_ALREADY_INVITED', 'GROUP_MEMBER_ALREADY_EXISTS'] } },
    update: (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'groupInvitations' }),
  })
  const become = (id: string, state: InviteState) => setStates((known) => ({ ...known, [id]: state }))
  return {
    stateOf: (id: string): InviteState => states[id] ?? 'none',
    async invite({ id, userType }: { id: string; userType: ProfileType }, role: GivenRole) {
      if (states[id] === 'sending') return
      become(id, 'sending')
      try {
        await send({ variables: { payload: { groupId, profileId: id, profileType: userType, role } } })
        become(id, 'invited')
      } catch (error) {
        const code = problemOf(error)?.code
        become(id, isShownInRow(code) ? shownInRow[code] : 'none')
      }
    },
  }
}
