import { createServer } from 'node:http'
import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { buildTree, proofOf, sealTree } from '@wasla/contract/funds/build.ts'
import { proofFile } from '@wasla/contract/funds/proof.ts'
import { splitAll } from '@wasla/contract/funds/split.ts'
import { genesis } from '@wasla/contract/ledger/canonical.ts'
import { exitCodes } from '../config/exit-codes.ts'
import { dustFrom, sha256 } from '../domains/funds/hash.ts'
import { systemClock } from '../platform/clock.ts'
import { randomIds } from '../platform/ids.ts'
import { runCommand } from '../testing/run-command.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const command = fileURLToPath(new URL('command.ts', import.meta.url))
const ids = randomIds(systemClock)
const verify = (...args: string[]) => runCommand(command, {}, ...args)

/** Saves the proof of one of nine programs, and returns its path, its text and the hash of its checkpoint. */
async function savedProof() {
  const programs = Array.from({ length: 9 }, (_, at) => ({ programId: `p${at}`, paid: 100 * at, earned: 250, free: 10_000 + at }))
  const split = splitAll(programs, dustFrom(ids))
  const tree = await buildTree(1, split, { sha256 })
  const ledger = { seq: 4, hash: sha256('ledger') }
  const link = await sealTree(tree, { number: 1, ledger, sealedAt: 1_000, programs, previous: genesis }, { sha256 })
  const [, program] = split
  if (!program) throw new Error('There is no program')
  const blockAt = (block: number) => tree.blocks[block] ?? []
  const text = proofFile(await proofOf({ program, blockAt, tops: tree.tops, link, previous: genesis }, sha256))
  const file = join(temporaryFolder(), 'proof.json')
  await writeFile(file, text)
  return { file, text, hash: link.hash }
}

/** A site that shows this hash for every checkpoint. */
async function siteWith(hash: string): Promise<string> {
  const site = createServer((_, response) => response.end(JSON.stringify({ hash })))
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void site.close())
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`
}

test('the command says that a saved proof adds up, also against the public checkpoints of a site', async () => {
  const { file, hash } = await savedProof()
  const alone = await verify(file)
  expect([alone.code, alone.said]).toEqual([0, expect.stringContaining('It adds up.')])
  expect(alone.said).toContain('Checkpoint 1 over 9 programs')
  expect(alone.said).toContain('SAR 103.51')
  expect(alone.said).toContain('not compared')
  const compared = await verify(file, await siteWith(hash))
  expect([compared.code, compared.said]).toEqual([0, expect.not.stringContaining('not compared')])
})

test('the command names the wrong step, and ends with the code of a fault', async () => {
  const { file, text } = await savedProof()
  const shown = await verify(file, await siteWith('f'.repeat(64)))
  expect(shown.code).toBe(exitCodes.fault)
  expect(shown.said).toContain('WRONG The hash of the checkpoint')
  await writeFile(file, text.replace('"figures":[100,', '"figures":[101,'))
  const changed = await verify(file)
  expect([changed.code, changed.said]).toEqual([exitCodes.fault, expect.stringContaining('WRONG The parts make up the figures')])
  await writeFile(file, 'no proof')
  expect((await verify(file)).code).toBe(exitCodes.fault)
})

test('the command says that a file is missing', async () => {
  const unnamed = await verify()
  expect([unnamed.code, unnamed.said]).toEqual([exitCodes.environment, expect.stringContaining('Usage')])
  expect((await verify('/nowhere/proof.json')).code).toBe(exitCodes.environment)
})
