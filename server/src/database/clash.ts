/** Whether a statement failed because another row holds the value already: of those who came at once, another was first. */
export const isClash = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '23505' || String(error.code).startsWith('SQLITE_CONSTRAINT_UNIQUE'))
