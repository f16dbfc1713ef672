import { useQuery } from '@apollo/client/react'
import { problemOf } from '#graphql/problems.ts'
import { readSteps } from '#shared/programs/page/program-steps.ts'
import { ProgramPageDocument, ProgramStepsDocument } from './program.generated.ts'

/** Loads a program and the data of its steps. If only the query of the steps fails, the head is still shown. */
export function useProgramPage(id: string) {
  const variables = { id }
  const program = useQuery(ProgramPageDocument, { variables, fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  const steps = useQuery(ProgramStepsDocument, { variables, fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  return {
    program: program.data?.program ?? null,
    isMissing: problemOf(program.error)?.code === 'PROGRAM_NOT_FOUND',
    hasFailed: program.error !== undefined && !program.loading,
    isRetrying: program.loading,
    refetch: program.refetch,
    retry: () => void Promise.allSettled([program.refetch(), steps.refetch()]),
    steps: steps.data
      ? {
          ...readSteps(steps.data),
          counts: { 'shareable-content': steps.data.shareable.count, 'learning-content': steps.data.learning.count },
        }
      : null,
    haveStepsFailed: steps.error !== undefined && !steps.loading && !steps.data,
    retrySteps: () => void steps.refetch().catch(() => undefined),
  }
}
