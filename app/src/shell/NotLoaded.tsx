import { useEffect, useState, type ReactNode } from 'react'
import { ErrorState, type ErrorStateProps } from '@wasla/design-system/components/ErrorState'
import { problemOf, type ServerProblem } from '#graphql/problems.ts'
import { ProblemText } from '#i18n/ProblemText.tsx'
import { useServices } from '#services/context.ts'

type NotLoadedProps = Pick<ErrorStateProps, 'level' | 'isRetrying'> & {
  error: unknown
  /** @default a text saying that the content did not load */
  title?: ReactNode
  onRetry: () => void
}

/** Shows that a request failed, with a retry button. After too many requests, the button appears only when the wait is over. */
export function NotLoaded({ error, title, onRetry, ...props }: NotLoadedProps) {
  const problem = problemOf(error)
  if (problem?.code === 'RATE_LIMITED') return <TooOften error={error} problem={problem} onRetry={onRetry} {...props} />
  return <ErrorState title={title} onRetry={onRetry} {...props} />
}

type TooOftenProps = Omit<NotLoadedProps, 'title'> & { problem: ServerProblem }

function TooOften({ error, problem, onRetry, ...props }: TooOftenProps) {
  const { startTimer } = useServices()
  const wait = Number(problem.params['retryAfter'] ?? 0)
  const [waitedFor, setWaitedFor] = useState<unknown>(null)
  useEffect(() => startTimer(() => setWaitedFor(error), wait * 1000), [startTimer, error, wait])
  return (
    <ErrorState kind="tooOften" onRetry={waitedFor === error ? onRetry : undefined} {...props}>
      <ProblemText problem={problem} />
    </ErrorState>
  )
}
