import { addFigures, figuresText, noFigures, sumOf, type Figures } from '@wasla/contract/funds/figures.ts'
import { linked, linkText, type SealedLink } from '@wasla/contract/funds/link.ts'
import { fundsLimits } from '@wasla/contract/funds/limits.ts'
import { leafOf, rootOf, type SumNode } from '@wasla/contract/funds/tree.ts'
import { genesis } from '@wasla/contract/ledger/canonical.ts'
import type { Database } from '#database/database.ts'
import { breathe } from '#wait.ts'
import type { LedgerService } from '../ledger/service.ts'
import { sha256 } from './hash.ts'
import { findLink, findLinksAfter } from './stores/links.ts'
import { findBlocks, findSplitsAfter, findTops } from './stores/trees.ts'

type VerifyDeps = { readonly db: Database; readonly ledger: Pick<LedgerService, 'checkpoint'> }

/** Number of links, of programs, and of blocks that are read at once. Other tasks can run between two reads. */
const chunk = 100

const isSame = (one: Figures, other: Figures) => figuresText(one) === figuresText(other)
const isSameNode = (one: SumNode | undefined, other: SumNode) => one?.hash === other.hash && isSame(one, other)

/** Returns the leaves that the stored parts of all programs make, and the sum of their figures; null if a program’s parts are not its figures. */
async function leavesOf(db: Database, number: number): Promise<{ leaves: SumNode[]; sum: Figures } | null> {
  const leaves: SumNode[] = []
  let [after, sum] = ['', noFigures]
  for (;;) {
    const programs = await findSplitsAfter(db, number, after, chunk)
    const last = programs.at(-1)
    if (!last) return { leaves, sum }
    for (const { programId, parts, ...figures } of programs) {
      if (!isSame(sumOf(parts), figures)) return null
      for (const [at, part] of parts.entries()) leaves[part.position] = await leafOf(sha256, { number, programId, at }, part)
      sum = addFigures(sum, figures)
    }
    after = last.programId
    await breathe()
  }
}

/** Returns whether the stored tree of a checkpoint, if it is kept, has the root and the totals of its link. */
async function isTreeRight(db: Database, { number, root, totals }: SealedLink): Promise<boolean> {
  const tops = await findTops(db, number)
  if (!tops) return true
  const found = await leavesOf(db, number)
  if (!found || !isSame(found.sum, totals)) return false
  for (const [block, node] of tops.entries()) {
    const stored = (await findBlocks(db, number, [block])).blocks.get(block) ?? []
    const computed = found.leaves.slice(block * fundsLimits.block, (block + 1) * fundsLimits.block)
    if (computed.length !== stored.length || !computed.every((leaf, at) => isSameNode(stored[at], leaf))) return false
    if (!isSameNode(await rootOf(sha256, computed), node)) return false
    if (block % chunk === 0) await breathe()
  }
  return isSameNode(await rootOf(sha256, tops), { hash: root, ...totals })
}

async function isLinkRight({ db, ledger }: VerifyDeps, previous: Pick<SealedLink, 'number' | 'hash'>, link: SealedLink): Promise<boolean> {
  if (link.number !== previous.number + 1 || link.hash !== sha256(linked(previous.hash, linkText(link)))) return false
  return (await ledger.checkpoint(link.ledger.seq))?.hash === link.ledger.hash && isTreeRight(db, link)
}

/** The last checkpoint that was verified, and the number of the first one that is wrong or missing; null if all are right. */
type FundsVerdict = { readonly last: number; readonly broken: number | null }

/**
 * Recomputes at most `most` checkpoints, starting with number `first`: the chain, the hash of the ledger that each names, and the trees that
 * are kept. If the chain is shorter, nothing is verified.
 */
export async function verifyFunds(deps: VerifyDeps, first = 1, most = Infinity): Promise<FundsVerdict> {
  let last: Pick<SealedLink, 'number' | 'hash'> | null = first === 1 ? { number: 0, hash: genesis } : await findLink(deps.db, first - 1)
  if (!last) return { last: 0, broken: null }
  const end = first - 1 + most
  while (last.number < end) {
    const links: SealedLink[] = await findLinksAfter(deps.db, last.number, Math.min(chunk, end - last.number))
    for (const link of links) {
      if (!(await isLinkRight(deps, last, link))) return { last: last.number, broken: last.number + 1 }
      last = link
    }
    if (links.length === 0) break
    await breathe()
  }
  return { last: last.number, broken: null }
}
