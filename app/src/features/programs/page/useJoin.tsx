import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { useServices } from '#services/context.ts'
import { joinPolls, shouldLook, type Polling } from './join-polls.ts'
import { JoinProgramDocument } from './program.generated.ts'
import { useHidden } from './useHidden.ts'

const saySent = () =>
  showToast({
    tone: 'success',
    title: <FormattedMessage id="programs.join.successTitle" />,
    text: <FormattedMessage id="programs.join.success" />,
  })

type JoinOptions = {
  id: string
  /** Whether the request was declined, or accepted and its tracking link exists. */
  isAnswered: boolean
  /** Accepted, with a tracking link. */
  isIn: boolean
  /** Whether the program accepts at once everybody who meets its conditions (K-10). */
  isAtOnce: boolean
  /** Fetches the program again. */
  look: () => Promise<unknown>
}

/**
 * Sends a request to join and polls for its answer (M-04). If the program accepts at once, confirms when the tracking link exists (Y-25);
 * otherwise confirms that the request was sent.
 */
export function useJoin({ id, isAnswered, isIn, isAtOnce, look }: JoinOptions) {
  const { startTimer } = useServices()
  const isHidden = useHidden()
  const [polling, setPolling] = useState<Polling>(null)
  const [send, { loading }] = useMutation(JoinProgramDocument)
  const isLooking = shouldLook(polling, { isAnswered, isHidden })
  const isOpen = isAtOnce && polling !== null
  const isOver = polling !== null && polling.looks >= joinPolls.most
  const said = useRef(false)
  useEffect(() => {
    if (!isOpen || said.current || !(isIn || isOver)) return
    said.current = true
    if (isIn) showToast({ tone: 'success', text: <FormattedMessage id="programs.join.in" /> })
    else saySent()
  }, [isOpen, isIn, isOver])
  useEffect(() => {
    if (!isLooking || polling === null) return
    return startTimer(() => {
      const count = () => setPolling({ looks: polling.looks + 1 })
      look().then(count, count)
    }, joinPolls.every)
  }, [isLooking, polling, startTimer, look])
  return {
    isSending: loading,
    /** Whether it still polls for an answer. */
    isLooking,
    async join() {
      try {
        await send({ variables: { id } })
      } catch {
        /* The toast says why; the refetched page shows what has changed. */
        await look().catch(() => undefined)
        return
      }
      if (!isAtOnce) saySent()
      await look().catch(() => undefined)
      setPolling({ looks: 0 })
    },
  }
}
