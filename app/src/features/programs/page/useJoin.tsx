import { useEffect, useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { useServices } from '#services/context.ts'
import { joinPolls, shouldLook, type Polling } from './join-polls.ts'
import { JoinProgramDocument } from './program.generated.ts'
import { useHidden } from './useHidden.ts'

type JoinOptions = {
  id: string
  /** The request was accepted and its link is there, or it was declined. */
  isAnswered: boolean
  /** Looks at the program again. */
  look: () => Promise<unknown>
}

/** Asks to join, says so, and then looks for the answer (M-04). */
export function useJoin({ id, isAnswered, look }: JoinOptions) {
  const { startTimer } = useServices()
  const isHidden = useHidden()
  const [polling, setPolling] = useState<Polling>(null)
  const [send, { loading }] = useMutation(JoinProgramDocument)
  const isLooking = shouldLook(polling, { isAnswered, isHidden })
  useEffect(() => {
    if (!isLooking || polling === null) return
    return startTimer(() => {
      const count = () => setPolling({ looks: polling.looks + 1 })
      look().then(count, count)
    }, joinPolls.every)
  }, [isLooking, polling, startTimer, look])
  return {
    isSending: loading,
    /** An answer may still come by itself. */
    isLooking,
    async join() {
      try {
        await send({ variables: { id } })
      } catch {
        /* The toast says why; what changed meanwhile shows on the page. */
        await look().catch(() => undefined)
        return
      }
      showToast({
        tone: 'success',
        title: <FormattedMessage id="programs.join.successTitle" />,
        text: <FormattedMessage id="programs.join.success" />,
      })
      await look().catch(() => undefined)
      setPolling({ looks: 0 })
    },
  }
}
