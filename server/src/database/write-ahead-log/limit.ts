/** Largest write-ahead log in bytes (F9). The file is cut to this when the log restarts. */
export const mostLogBytes = 64 * 1024 * 1024
