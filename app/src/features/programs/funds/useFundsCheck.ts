import { useEffect, useRef, useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { checkProof, factsIn, isRight, type FundsResult, type ProofFacts } from '@wasla/contract/funds/check.ts'
import { sha256 } from '#platform/sha256.ts'
import { useServices } from '#services/context.ts'
import { publicHashAt } from '../public-hash.ts'
import type { StoredProgram } from '../page/page-values.ts'
import { ProgramPageDocument } from '../page/program.generated.ts'
import { FundsProofDocument } from './fundsProof.generated.ts'

export type Funds = NonNullable<StoredProgram['funds']>

type CheckState = 'running' | 'right' | 'wrong' | 'unreachable' | 'stopped'

/** A check of a proof: its state, the results so far, the file, what the file says, and when and for how long it was computed. */
export type FundsCheck = {
  readonly state: CheckState
  readonly results: readonly FundsResult[]
  readonly file: string | null
  readonly facts: ProofFacts | null
  readonly computed: { readonly at: number; readonly for: number } | null
}

const begun: FundsCheck = { state: 'running', results: [], file: null, facts: null, computed: null }

const publicHash = (number: number) => publicHashAt(`/ledger/funds/${number}`)

/** Loads the proof of a program and checks it on this device, from the start on. The page’s figures are what the proof has to show. */
export function useFundsCheck(programId: string, funds: Funds) {
  const client = useApolloClient()
  const { clock } = useServices()
  const [check, setCheck] = useState(begun)
  const [attempt, setAttempt] = useState(0)
  /** The check that runs, by the number of its attempt. */
  const current = useRef<{ readonly attempt: number; readonly own: AbortController } | null>(null)

  useEffect(() => {
    const own = new AbortController()
    current.current = { attempt, own }
    const show = (change: Partial<FundsCheck>) => {
      if (!own.signal.aborted) setCheck((now) => ({ ...now, ...change }))
    }
    // A page that was opened before the newest checkpoint shows older figures. This reads it again, so that both are of one checkpoint.
    const newest = async () => {
      const page = await client.query({
        query: ProgramPageDocument,
        variables: { id: programId },
        fetchPolicy: 'network-only',
        context: { errors: 'mine' },
      })
      return page.data?.program.funds ?? funds
    }
    const run = async () => {
      const answer = await client.query({
        query: FundsProofDocument,
        variables: { programId },
        fetchPolicy: 'network-only',
        context: { errors: 'mine' },
      })
      const file = answer.data?.fundsProof.text
      if (file === undefined) throw new Error('There is no proof')
      const facts = factsIn(file)
      show({ ...begun, file, facts })
      const shown = facts?.number === funds.checkpoint ? funds : await newest()
      const from = clock.now()
      const results: FundsResult[] = []
      const claimed = { programId, number: shown.checkpoint, figures: shown }
      for await (const result of checkProof(file, claimed, { sha256, publicHash })) {
        if (own.signal.aborted) return
        results.push(result)
        show({ results: [...results] })
      }
      const at = clock.now()
      show({ state: results.every(isRight) ? 'right' : 'wrong', computed: { at, for: at - from } })
    }
    run().catch(() => show({ state: 'unreachable' }))
    return () => own.abort()
  }, [attempt, client, clock, funds, programId])

  return {
    check,
    again: () => {
      setCheck(begun)
      setAttempt(attempt + 1)
    },
    stop: () => {
      current.current?.own.abort()
      setCheck({ ...check, state: 'stopped' })
    },
  }
}
