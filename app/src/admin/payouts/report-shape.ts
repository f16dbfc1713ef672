import type { ListShape } from '../lists/list-state.ts'

/** Rows keep the server’s order: by program and participant, paid before unpaid. */
export const reportShape: ListShape = { sorts: ['amount'], defaultDirection: 'DESC', filters: {} }

/** Milliseconds between two polls of an open run. */
export const pollEvery = 5_000
