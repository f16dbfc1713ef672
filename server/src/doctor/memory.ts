import { ok, warning, wrong, type Finding } from './finding.ts'

const megabyte = 1024 * 1024
const inMegabytes = (bytes: number) => `${Math.round(bytes / megabyte)} MB`

/** `limit`: memory that the process may take. `heap`: the most that node lets JavaScript objects take before the process ends. */
export type Memory = { limit: number; heap: number }

/** Returns whether there is enough memory. If the heap may grow beyond the limit, the system kills the process without a line in the log. */
export function judgeMemory({ limit, heap }: Memory): Finding {
  const says = `${inMegabytes(limit)} may be used, ${inMegabytes(heap)} of it by objects`
  if (limit < 384 * megabyte) return wrong('memory', says, 'Give the process at least 512 MB.')
  if (limit < 512 * megabyte) return warning('memory', says, 'Give the process at least 512 MB.')
  return heap > limit
    ? warning(
        'memory',
        says,
        `Set NODE_OPTIONS=--max-old-space-size=${Math.round((limit / megabyte) * 0.7)}, so that node frees memory in time.`,
      )
    : ok('memory', says)
}
