/** Marks the header of our SQLite files, so that a file of another program is not taken for ours, nor ours for an empty file. */
export const applicationId = 0x5761736c // "Wasl"

/** Table that records which migrations ran. */
export const migrationsTable = 'schema_migrations'
