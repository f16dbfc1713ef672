const minute = 60_000

/** Limits of proofs of funds (docs/decisions/092-proof-of-funds.md). */
export const fundsLimits = {
  /** Number of parts into which the figures of a program are split. */
  parts: 4,
  /** Fewest programs of a checkpoint with proofs. With fewer, a total would tell a reader the figures of the others. */
  fewest: 8,
  /** Milliseconds from one checkpoint to the next. The upkeep runs every ten minutes, so they are at most an hour apart. */
  every: 50 * minute,
  /** A checkpoint that is older, in milliseconds, is late. */
  late: 70 * minute,
  /** Number of checkpoints whose trees are stored, the newest ones. The chain itself is stored for ever. */
  stored: 2,
  /** Number of leaves of a stored block of the tree: a power of two. */
  block: 64,
  /** Most neighbours on a path: a tree of a million programs is less high. */
  path: 24,
  /** Largest size of a proof’s file, in characters. */
  file: 64 * 1024,
} as const
