/**
 * Runs jobs in `lanes` parallel lanes. Starts the first waiting job that fits, in the given order, so that short jobs fill the gaps beside
 * long jobs.
 */
export async function schedule<T>(jobs: readonly { lanes: number | 'all'; run: () => Promise<T> }[], lanes: number): Promise<T[]> {
  const lanesOf = (job: (typeof jobs)[number]) => (job.lanes === 'all' ? lanes : Math.min(job.lanes, lanes))
  const waiting = [...jobs.entries()]
  const results = new Map<number, T>()
  let free = lanes
  await new Promise<void>((resolve, reject) => {
    const startWhatFits = () => {
      if (results.size === jobs.length) return resolve()
      for (;;) {
        const at = waiting.findIndex(([, job]) => lanesOf(job) <= free)
        const [next] = at === -1 ? [] : waiting.splice(at, 1)
        if (!next) return undefined
        const [index, job] = next
        const busy = lanesOf(job)
        free -= busy
        job.run().then((result) => {
          results.set(index, result)
          free += busy
          startWhatFits()
        }, reject)
      }
    }
    startWhatFits()
  })
  return jobs.flatMap((_, index) => results.get(index) ?? [])
}
