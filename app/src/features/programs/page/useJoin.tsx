import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { useServices } from '#services/context.ts'
import { joinPolls, shouldPoll, type Polling } from './join-polls.ts'
import { JoinProgramDocument } from './program.generated.ts'

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Returns whether the browser tab of the page is hidden. */
const useHidden = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden')

const saySent = () =>
  showToast({
    tone: 'success',
    title: <FormattedMessage id="programs.join.successTitle" />,
    text: <FormattedMessage id="programs.join.success" />,
  })

type JoinOptions = {
  id: string
  /** True if the request was declined, or was accepted and the tracking link exists. */
  isAnswered: boolean
  /** True if the request was accepted and the tracking link exists. */
  isIn: boolean
  /** Whether everybody who meets the program's conditions is accepted immediately (K-10). */
  isAtOnce: boolean
  /** Fetches the program again. */
  refetch: () => Promise<unknown>
}

/**
 * Returns a function that sends a request to join and then polls for its answer (M-04). If `isAtOnce` is true, a toast confirms the
 * acceptance when the tracking link exists (Y-25). Otherwise a toast confirms that the request was sent.
 */
export function useJoin({ id, isAnswered, isIn, isAtOnce, refetch }: JoinOptions) {
  const { startTimer } = useServices()
  const isHidden = useHidden()
  const [polling, setPolling] = useState<Polling>(null)
  const [send, { loading }] = useMutation(JoinProgramDocument)
  const isPolling = shouldPoll(polling, { isAnswered, isHidden })
  const isOpen = isAtOnce && polling !== null
  const isOver = polling !== null && polling.polls >= joinPolls.most
  const said = useRef(false)
  useEffect(() => {
    if (!isOpen || said.current || !(isIn || isOver)) return
    said.current = true
    if (isIn) showToast({ tone: 'success', text: <FormattedMessage id="programs.join.in" /> })
    else saySent()
  }, [isOpen, isIn, isOver])
  useEffect(() => {
    if (!isPolling || polling === null) return
    return startTimer(() => {
      const count = () => setPolling({ polls: polling.polls + 1 })
      refetch().then(count, count)
    }, joinPolls.every)
  }, [isPolling, polling, startTimer, refetch])
  return {
    isSending: loading,
    /** True while it polls for an answer. */
    isPolling,
    async join() {
      try {
        await send({ variables: { id } })
      } catch {
        /* The toast has said why. Fetching the program again shows what has changed. */
        await refetch().catch(() => undefined)
        return
      }
      if (!isAtOnce) saySent()
      await refetch().catch(() => undefined)
      setPolling({ polls: 0 })
    },
  }
}
