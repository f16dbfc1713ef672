import { useState } from 'react'
import { checkReceipt, isRight, type Checkable, type CheckResult } from '@wasla/contract/sealed-terms/check.ts'
import { sha256 } from '#platform/sha256.ts'
import { publicHash } from './public-hash.ts'

type State = 'rest' | 'running' | 'right' | 'wrong' | 'unreachable'

/** Recomputes a receipt on this device, step by step. */
export function useReceiptCheck(receipt: Checkable) {
  const [results, setResults] = useState<readonly CheckResult[]>([])
  const [state, setState] = useState<State>('rest')
  const run = async () => {
    setState('running')
    const found: CheckResult[] = []
    setResults([])
    try {
      for await (const result of checkReceipt(receipt, { sha256, publicHash })) {
        found.push(result)
        setResults([...found])
      }
      setState(found.every(isRight) ? 'right' : 'wrong')
    } catch {
      setState('unreachable')
    }
  }
  return { results, state, run }
}
