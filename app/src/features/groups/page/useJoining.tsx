import { useState } from 'react'
import { useApolloClient, useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import type { Answer } from '@wasla/contract/common/answer.ts'
import type { MessageId } from '#i18n/message-id.ts'
import { andForget, forgetGroup } from './forget-group.ts'
import { JoinGroupDocument, UpdateGroupInvitationDocument } from './group.generated.ts'
import type { PageGroup } from './useGroupPage.ts'

/**
 * Returns functions to join, to ask to join, and to answer an invitation. If the server refuses, a toast says why, and the page is fetched
 * again.
 */
export function useJoining({ id, name, isPrivate }: PageGroup) {
  const client = useApolloClient()
  const [answering, setAnswering] = useState<Answer | null>(null)
  const [sendJoin, { loading: isSending }] = useMutation(JoinGroupDocument, andForget(id))
  const [sendAnswer] = useMutation(UpdateGroupInvitationDocument, andForget(id))

  const attempt = async (send: () => Promise<unknown>, done: MessageId) => {
    try {
      await send()
      showToast({ tone: 'success', text: <FormattedMessage id={done} values={{ name: <Bidi key="name">{name}</Bidi> }} /> })
    } catch {
      forgetGroup(client.cache, id)
    }
  }
  return {
    isSending,
    answering,
    join: () => attempt(() => sendJoin({ variables: { groupId: id } }), isPrivate ? 'groups.join.requested' : 'groups.join.joined'),
    async answer(groupInvitationId: string, status: Answer) {
      setAnswering(status)
      await attempt(
        () => sendAnswer({ variables: { groupId: id, groupInvitationId, status } }),
        status === 'Accepted' ? 'groups.join.joined' : 'groups.join.declined',
      )
      setAnswering(null)
    },
  }
}
