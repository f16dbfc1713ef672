import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pause } from '../../../wait.ts'
import { runProgram, type RunningProgram } from '../../../testing/run-program.ts'

/** One process. `place` is its number, which the process that replaces it gets too. `address` is empty until it runs. */
export type Instance = { place: number; program: RunningProgram; address: string; isKilled: boolean }

/** Milliseconds between two checks of the journals. */
const checkedEvery = 20

/** Returns the files of the click journals that are not empty. */
const journalsIn = (home: string): string[] =>
  readdirSync(home, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.clicks') && (statSync(join(home, name), { throwIfNoEntry: false })?.size ?? 0) > 0,
  )

type Given = { url: string; home: string }

const env = {
  APP_MODE: 'demo',
  DEMO_STAYS_OVERNIGHT: '1',
  TOKEN_SECRET: 't'.repeat(40),
  OTP_SECRET: 'o'.repeat(40),
  // The clients send their addresses as a proxy does. If all had one address, the limits for a network would end the run.
  TRUST_PROXY: '1',
}

/** Manages processes of the program on one PostgreSQL. The processes of one place use the same `DATA_DIR`, one after the other. */
export function openFleet({ url, home }: Given) {
  const instances: Instance[] = []
  const problems: string[] = []
  let changed = Promise.withResolvers<void>()
  const tell = () => {
    changed.resolve()
    changed = Promise.withResolvers()
  }
  const running = () => instances.filter(({ address, isKilled }) => address !== '' && !isKilled)

  async function start(place: number): Promise<void> {
    const own = join(home, `place-${place}`)
    mkdirSync(own, { recursive: true })
    const program = runProgram({ home: own, env: { ...env, DATABASE_URL: url } })
    const instance: Instance = { place, program, address: '', isKilled: false }
    instances.push(instance)
    instance.address = await program.address
    if (instance.address === '') {
      instance.isKilled = true
      problems.push(`the process at place ${place} did not start: ${program.said.err}`)
    }
    tell()
  }

  async function stop(): Promise<void> {
    const all = running()
    for (const { program } of all) program.child.kill('SIGTERM')
    for (const instance of all) {
      const code = await instance.program.ended
      instance.address = ''
      if (code !== 0) problems.push(`the process at place ${instance.place} ended with ${code}: ${instance.program.said.err}`)
    }
  }

  return {
    instances,
    problems,
    start,
    /** Resolves to one of the running processes. If all are starting, waits for one. */
    async some(choice: number): Promise<Instance> {
      for (;;) {
        const all = running()
        const instance = all[choice % all.length]
        if (instance) return instance
        if (problems.length > 0) throw new Error(problems.join('\n'))
        await changed.promise
      }
    },
    /** Kills a process with SIGKILL, and starts another one on the same data. */
    async replace(instance: Instance): Promise<void> {
      instance.isKilled = true
      instance.program.child.kill('SIGKILL')
      await instance.program.ended
      await start(instance.place)
    },
    /**
     * Stops all processes in the ordinary way. If clicks are left in journals, starts the processes again until those are counted, and
     * stops them. Without new clicks they write nothing to their journals.
     */
    async finish(): Promise<void> {
      await stop()
      if (journalsIn(home).length === 0) return
      for (const place of new Set(instances.map((instance) => instance.place))) await start(place)
      while (journalsIn(home).length > 0) await pause(checkedEvery)
      await stop()
    },
    /** Kills all processes that still run, also after a failure. */
    end: () => instances.forEach(({ program }) => program.child.kill('SIGKILL')),
  }
}

export type Fleet = ReturnType<typeof openFleet>
