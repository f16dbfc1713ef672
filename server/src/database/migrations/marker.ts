/** Written into a SQLite file's header, so that no other program's file is taken for ours and ours never for an empty one. */
export const applicationId = 0x5761736c // "Wasl"

/** Remembers which migrations ran. */
export const migrationsTable = 'schema_migrations'
