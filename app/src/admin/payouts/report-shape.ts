import type { ListShape } from '../lists/list-state.ts'

/** Rows come in the server's order: by program and person, what was left after what was paid. */
export const reportShape: ListShape = { sorts: ['amount'], defaultDirection: 'DESC', filters: {} }

/** How often an open run is looked at again, in milliseconds. */
export const pollEvery = 5_000
