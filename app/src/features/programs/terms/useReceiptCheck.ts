import { useState } from 'react'
import { checkReceipt, isRight, type Checkable, type CheckResult } from '@wasla/contract/sealed-terms/check.ts'
import { sha256 } from '#platform/sha256.ts'
import { useServices } from '#services/context.ts'
import { sealAddress } from '#shared/programs/page/receipt-address.ts'

type State = 'rest' | 'running' | 'right' | 'wrong' | 'unreachable'

function hashIn(text: string): string | null {
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null && 'hash' in value && typeof value.hash === 'string' ? value.hash : null
}

/** Recomputes a receipt on this device, step by step. */
export function useReceiptCheck(receipt: Checkable) {
  const { readFile } = useServices()
  const [results, setResults] = useState<readonly CheckResult[]>([])
  const [state, setState] = useState<State>('rest')
  const publicHash = async (seq: number) => {
    const answer = await readFile(sealAddress(seq))
    // A refusal, for example of too many requests, says nothing about the receipt.
    if (!answer) throw new Error('The public chain did not answer')
    return hashIn(await answer.text())
  }
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
