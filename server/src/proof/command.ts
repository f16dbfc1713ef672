import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { checkProof, factsIn, isRight, type FundsResult, type FundsStep } from '@wasla/contract/funds/check.ts'
import { exitCodes } from '../config/exit-codes.ts'
import { sha256 } from '../domains/funds/hash.ts'

/**
 * Anybody runs `node command.ts FILE [ADDRESS]`: checks a saved proof of funds with the function that the browser uses (decision 92). With the
 * address of a site, its public checkpoints are compared too. It needs no settings and no database.
 */
const [name, address] = process.argv.slice(2)

/** Milliseconds to wait for an answer of the site. */
const patience = 10_000

const print = (line: string) => void process.stdout.write(`${line}\n`)

const steps: Readonly<Record<FundsStep, string>> = {
  FILE: 'The parts make up the figures',
  SEAL: 'The program’s seal follows from its figures',
  NEIGHBOURS: 'Every part leads to the root and the totals of the checkpoint',
  CHECKPOINT: 'The hash of the checkpoint follows from what it says',
  BEFORE: 'The checkpoint follows the one before',
}

/** Returns the hash that a site shows to everybody; null if it has no such checkpoint. */
async function publicHash(site: string, number: number): Promise<string | null> {
  const response = await fetch(new URL(`/ledger/funds/${number}`, site), { signal: AbortSignal.timeout(patience) })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${site} answered ${response.status}`)
  const answer: unknown = await response.json()
  return typeof answer === 'object' && answer !== null && 'hash' in answer && typeof answer.hash === 'string' ? answer.hash : null
}

const riyals = (halalas: number) => `SAR ${(halalas / 100).toFixed(2)}`

function printFacts(text: string): void {
  const facts = factsIn(text)
  if (!facts) return
  print(`Checkpoint ${facts.number} over ${facts.programs} programs`)
  for (const figure of ['paid', 'earned', 'free', 'reserved'] as const) print(`  ${figure.padEnd(8)} ${riyals(facts[figure])}`)
}

function printResult(result: FundsResult): void {
  print(`${isRight(result) ? 'ok   ' : 'WRONG'} ${steps[result.step]}`)
  if (isRight(result)) return
  print(`      sealed   ${result.expected}`)
  print(`      computed ${result.found}`)
}

async function run(): Promise<void> {
  if (name === undefined) throw new Error('Usage: npm run proof:verify -- FILE [ADDRESS]')
  const text = await readFile(resolve(name), 'utf8')
  printFacts(text)
  const tools = { sha256, ...(address !== undefined && { publicHash: (number: number) => publicHash(address, number) }) }
  let isWrong = false
  for await (const result of checkProof(text, null, tools)) {
    printResult(result)
    isWrong ||= !isRight(result)
  }
  print(isWrong ? 'It does not add up.' : 'It adds up.')
  if (!isWrong && address === undefined) print('The public checkpoints were not compared: add the address of the site for that.')
  if (isWrong) process.exitCode = exitCodes.fault
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = exitCodes.environment
})
