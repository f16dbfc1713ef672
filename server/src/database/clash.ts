/** Returns whether a statement failed because another row already has the unique value. */
export const isClash = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '23505' || String(error.code).startsWith('SQLITE_CONSTRAINT_UNIQUE'))
