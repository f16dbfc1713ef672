import type { FundsTree } from '@wasla/contract/funds/build.ts'
import type { FundsRecord } from '@wasla/contract/funds/mappers.ts'
import type { SplitProgram } from '@wasla/contract/funds/split.ts'
import type { PlacedPart, SumNode } from '@wasla/contract/funds/tree.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { insertingRows } from '#database/json-rows/json-rows.ts'

/** Block of the nodes over all blocks. */
const top = -1
/** Number of rows that one statement inserts. */
const atOnce = 500

const figureColumns = { program_id: 'text', number: 'integer', paid: 'integer', earned: 'integer', free: 'integer', parts: 'text' } as const
const blockColumns = { number: 'integer', block: 'integer', nodes: 'text' } as const

/* Parts and nodes are stored as arrays: the names of their fields would be most of the text. */
type PartRow = readonly [position: number, paid: number, earned: number, free: number, salt: string]
type NodeRow = readonly [hash: string, paid: number, earned: number, free: number]

const partRow = ({ position, paid, earned, free, salt }: PlacedPart): PartRow => [position, paid, earned, free, salt]
const nodeRow = ({ hash, paid, earned, free }: SumNode): NodeRow => [hash, paid, earned, free]

const partsIn = (text: string): PlacedPart[] =>
  (JSON.parse(text) as PartRow[]).map(([position, paid, earned, free, salt]) => ({ position, paid, earned, free, salt }))
const nodesIn = (text: string): SumNode[] =>
  (JSON.parse(text) as NodeRow[]).map(([hash, paid, earned, free]) => ({ hash, paid, earned, free }))

const inParts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, at) => rows.slice(at * atOnce, (at + 1) * atOnce))

/** Inserts the tree of a checkpoint, and the figures of its programs. */
export async function insertTree(
  tx: Database,
  dialect: Dialect,
  number: number,
  { programs, tree }: { programs: readonly SplitProgram[]; tree: FundsTree },
): Promise<void> {
  const figures = programs.map(({ programId, paid, earned, free, parts }) => ({
    program_id: programId,
    number,
    ...{ paid, earned, free },
    parts: JSON.stringify(parts.map(partRow)),
  }))
  for (const rows of inParts(figures)) await insertingRows(dialect, 'funds_figures', figureColumns, rows).execute(tx)
  const blocks = [...tree.blocks.map((nodes, block) => ({ block, nodes })), { block: top, nodes: tree.tops }]
  const stored = blocks.map(({ block, nodes }) => ({ number, block, nodes: JSON.stringify(nodes.map(nodeRow)) }))
  for (const rows of inParts(stored)) await insertingRows(dialect, 'funds_blocks', blockColumns, rows).execute(tx)
}

/** Deletes the trees of checkpoints up to a number. */
export async function deleteTreesUpTo(tx: Database, number: number): Promise<void> {
  await tx.deleteFrom('funds_figures').where('number', '<=', number).execute()
  await tx.deleteFrom('funds_blocks').where('number', '<=', number).execute()
}

/** Returns the figures of these programs at the newest checkpoint, by id, without programs that are not in it. */
export async function findFigures(db: Database, programIds: readonly string[]): Promise<Map<string, FundsRecord>> {
  if (programIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('funds_figures as f')
    .innerJoin('funds_checkpoints as c', 'c.number', 'f.number')
    .select(['f.program_id', 'f.number', 'f.paid', 'f.earned', 'f.free', 'c.hash', 'c.programs', 'c.sealed_at'])
    .where('f.program_id', 'in', programIds)
    .where('f.number', '=', (row) => row.selectFrom('funds_checkpoints').select((of) => of.fn.max('number').as('newest')))
    .execute()
  return new Map(rows.map(({ program_id: id, sealed_at: sealedAt, ...record }) => [id, { ...record, sealedAt }]))
}

/** Returns the parts of a program’s figures at a checkpoint; null if it is not in it, or if the tree is not kept any more. */
export async function findSplit(db: Database, programId: string, number: number): Promise<SplitProgram | null> {
  const row = await db
    .selectFrom('funds_figures')
    .select(['paid', 'earned', 'free', 'parts'])
    .where('program_id', '=', programId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row ? { ...row, programId, parts: partsIn(row.parts) } : null
}

/** Returns some blocks of a checkpoint’s tree, by number, and the nodes over all blocks. */
export async function findBlocks(
  db: Database,
  number: number,
  blocks: readonly number[],
): Promise<{ blocks: ReadonlyMap<number, SumNode[]>; tops: SumNode[] }> {
  const rows = await db
    .selectFrom('funds_blocks')
    .select(['block', 'nodes'])
    .where('number', '=', number)
    .where('block', 'in', [...blocks, top])
    .execute()
  const found = new Map(rows.map(({ block, nodes }) => [block, nodesIn(nodes)]))
  return { blocks: found, tops: found.get(top) ?? [] }
}

/** Returns the programs of a checkpoint with their parts, at most `limit` after an id. */
export async function findSplitsAfter(db: Database, number: number, after: string, limit: number): Promise<SplitProgram[]> {
  const rows = await db
    .selectFrom('funds_figures')
    .select(['program_id', 'paid', 'earned', 'free', 'parts'])
    .where('number', '=', number)
    .where('program_id', '>', after)
    .orderBy('program_id')
    .limit(limit)
    .execute()
  return rows.map(({ program_id: programId, parts, ...figures }) => ({ programId, ...figures, parts: partsIn(parts) }))
}

/** Returns the nodes over all blocks of a checkpoint’s tree, and the number of blocks; null if the tree is not kept. */
export async function findTops(db: Database, number: number): Promise<SumNode[] | null> {
  const row = await db.selectFrom('funds_blocks').select('nodes').where('number', '=', number).where('block', '=', top).executeTakeFirst()
  return row ? nodesIn(row.nodes) : null
}
