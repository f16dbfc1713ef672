import type { Moment } from './values.ts'

/** The chain of checkpoints of funds. Rows are never changed or deleted. Amounts in halalas. */
export type FundsCheckpointsTable = {
  number: number
  ledger_seq: number
  ledger_hash: string
  root: string
  paid: number
  earned: number
  free: number
  programs: number
  sealed_at: Moment
  hash: string
}

/** Programs of the newest checkpoints. `parts` is JSON: into what the figures were split. */
type FundsFiguresTable = { program_id: string; number: number; paid: number; earned: number; free: number; parts: string }

/** Trees of the newest checkpoints, as JSON: blocks of leaves from 0, and the nodes over all blocks as block -1. */
type FundsBlocksTable = { number: number; block: number; nodes: string }

/** The tables of proofs of funds, by name. */
export type FundsTables = {
  funds_checkpoints: FundsCheckpointsTable
  funds_figures: FundsFiguresTable
  funds_blocks: FundsBlocksTable
}
