import { useEffect, useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { foldedCode } from '@wasla/contract/participations/promo-codes/folded.ts'
import { debounceRequest } from '#form/debounce-request.ts'
import { restBeforeRequest } from '#form/user-name/useUserNameCheck.ts'
import { useServices } from '#services/context.ts'
import { PromoCodeIdeasDocument, type PromoCodeIdeasQuery } from './promo-code.generated.ts'

type Answer = PromoCodeIdeasQuery['promoCodeIdeas']

/** What is known about a typed code. `ideas` are the last known free codes. */
export type CodeIdeas = { readonly isFree: boolean; readonly problem: string | null; readonly ideas: readonly string[] }

/**
 * Returns whether a typed code is free, and free codes that suit the participant. The server decides again when the code is sent. The
 * digits and cases that were typed make no difference.
 */
export function useCodeIdeas(programId: string, typed: string): CodeIdeas {
  const client = useApolloClient()
  const { startTimer } = useServices()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const code = foldedCode(typed)
  useEffect(
    () =>
      debounceRequest(startTimer, {
        after: code === '' ? 0 : restBeforeRequest,
        send: () =>
          client.query({
            query: PromoCodeIdeasDocument,
            variables: { programId, typed: code },
            fetchPolicy: 'network-only',
            context: { errors: 'mine' },
          }),
        onAnswer: (found) => found?.data && setAnswer(found.data.promoCodeIdeas),
      }),
    [client, startTimer, programId, code],
  )
  const isCurrent = code !== '' && answer?.typed === code
  return {
    isFree: isCurrent && answer.problem === null,
    problem: isCurrent ? answer.problem : null,
    ideas: answer?.ideas ?? [],
  }
}
