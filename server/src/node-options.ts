/**
 * How node is started for the product. Requests leave little behind: with a young generation larger than this, memory grows by a hundred
 * megabytes and no request gets cheaper.
 */
export const nodeOptions = ['--max-semi-space-size=8'] as const

/**
 * What node is started with beside them. Threads share two heaps of the C library: with one of its own each, which is glibc's way, a process
 * keeps twenty megabytes more that nobody uses. Other systems do not read it.
 */
export const nodeEnvironment = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' } as const
