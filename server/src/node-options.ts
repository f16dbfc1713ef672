/**
 * Options of node for the product. Requests allocate little that survives: with a larger young generation, memory grows by a hundred
 * megabytes and no request gets cheaper.
 */
export const nodeOptions = ['--max-semi-space-size=8'] as const

/**
 * Environment of node for the product. Threads share two heaps of the C library: with one heap each, glibc's default, a process uses twenty
 * megabytes more. Other systems ignore it.
 */
export const nodeEnvironment = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' } as const
