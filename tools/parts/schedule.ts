/**
 * Runs jobs so that never more than `cores` are busy. The first job that fits goes next, so that short ones fill the gaps
 * which long ones leave; the order given is the order of preference.
 */
export async function schedule<T>(jobs: readonly { cores: number; run: () => Promise<T> }[], cores: number): Promise<T[]> {
  const waiting = [...jobs.entries()]
  const results = new Map<number, T>()
  let free = cores
  await new Promise<void>((resolve, reject) => {
    const startWhatFits = () => {
      if (results.size === jobs.length) return resolve()
      for (;;) {
        const at = waiting.findIndex(([, job]) => Math.min(job.cores, cores) <= free)
        const [next] = at === -1 ? [] : waiting.splice(at, 1)
        if (!next) return undefined
        const [index, job] = next
        const busy = Math.min(job.cores, cores)
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
