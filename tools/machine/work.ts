import { isMainThread, workerData } from 'node:worker_threads'

/**
 * Does the same kinds of work as tests: builds, parses and searches text, creates objects, mixes numbers. The amount for a number of rounds
 * is always the same. The result has no meaning, but prevents the engine from skipping the work.
 */
function work(rounds: number): number {
  let sum = 0
  for (let round = 0; round < rounds; round += 1) {
    const people = Array.from({ length: 400 }, (_, at) => ({
      id: `person-${at * 7919}`,
      name: `Name ${(at * 31) % 97}`,
      score: at ** 2 % 101,
    }))
    const copy = JSON.parse(JSON.stringify(people)) as typeof people
    const byName = Map.groupBy(copy, ({ name }) => name)
    const sorted = [...byName.keys()].toSorted((one, other) => (one < other ? 1 : -1))
    const text = sorted.join(' ').replaceAll(/(\d)(\d?)/g, '$2$1')
    for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0
  }
  return sum
}

/** The task of a thread: how much to do, and the shared memory for its readiness and its time. */
export type Task = { rounds: number; threads: number; ready: SharedArrayBuffer; times: SharedArrayBuffer }

/*
 * Each thread first does some unmeasured work, so that everything is compiled. Then all threads start together, and each writes its own
 * time.
 */
if (!isMainThread) {
  const { rounds, threads, ready, times } = workerData as Task
  const arrived = new Int32Array(ready)
  work(30)
  const place = Atomics.add(arrived, 0, 1)
  if (place === threads - 1) Atomics.notify(arrived, 0)
  for (let seen = Atomics.load(arrived, 0); seen < threads; seen = Atomics.load(arrived, 0)) Atomics.wait(arrived, 0, seen)
  const from = performance.now()
  work(rounds)
  new Float64Array(times)[place] = performance.now() - from
}
