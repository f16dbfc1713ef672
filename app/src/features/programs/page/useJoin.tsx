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
  /** The request was accepted and its link is there, or it was declined. */
  isAnswered: boolean
  /** Accepted, with a link. */
  isIn: boolean
  /** The program accepts at once whoever meets its conditions (K-10). */
  isAtOnce: boolean
  /** Looks at the program again. */
  look: () => Promise<unknown>
}

/**
 * Asks to join and then looks for the answer (M-04). Who is accepted at once is told so once their link is there (Y-25); of a request that
 * waits for somebody it is said that it was sent.
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
      if (!isAtOnce) saySent()
      await look().catch(() => undefined)
      setPolling({ looks: 0 })
    },
  }
}
