import { useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import type { AnsweredBy } from '@wasla/contract/notifications/answer-state.ts'
import type { Answer } from '@wasla/contract/common/answer.ts'
import { createCatchUp } from '#graphql/catch-up.ts'
import { useServices } from '#services/context.ts'
import {
  AnswerGroupInvitationDocument,
  AnswerManagerDocument,
  NotificationRow_NotificationFragmentDoc,
  type NotificationRow_NotificationFragment,
} from './notifications.generated.ts'
import { useMarkRead } from './useMarkRead.ts'

type Answered = Pick<NotificationRow_NotificationFragment, 'id' | 'referenceId' | 'meta'>

/** Answers an invitation in its row (I-02). Then refetches the page's queries, because the answer changes more data than the row. */
export function useAnswer({ id, referenceId, meta }: Answered, by: AnsweredBy) {
  const client = useApolloClient()
  const { clock } = useServices()
  const markRead = useMarkRead()
  const [sending, setSending] = useState<Answer | null>(null)

  const send = (status: Answer) =>
    by === 'managedAccount'
      ? client.mutate({ mutation: AnswerManagerDocument, variables: { id: referenceId ?? '', status } })
      : client.mutate({
          mutation: AnswerGroupInvitationDocument,
          variables: { groupId: meta.groupId ?? '', groupInvitationId: referenceId ?? '', status },
        })

  /**
   * Sends the answer. Calls `onTaken` as soon as the server has accepted it, while the pressed button still exists. The focus can then move
   * before the button is removed. A refusal becomes a toast.
   */
  async function answer(status: Answer, onTaken: () => void): Promise<void> {
    setSending(status)
    const isTaken = await send(status).then(
      () => true,
      () => false,
    )
    if (isTaken) {
      const at = new Date(clock.now()).toISOString()
      const end = status === 'Accepted' ? { accepted_at: at } : { rejected_at: at }
      client.cache.updateFragment(
        {
          fragment: NotificationRow_NotificationFragmentDoc,
          fragmentName: 'NotificationRow_notification',
          id: client.cache.identify({ __typename: 'Notification', id }),
        },
        (line) => line && { ...line, meta: { ...line.meta, ...end } },
      )
      onTaken()
      await markRead([id])
    }
    setSending(null)
    void createCatchUp(client)()
  }

  return { sending, answer }
}
