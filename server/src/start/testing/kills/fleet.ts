import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pause } from '../../../wait.ts'
import { runProgram, type RunningProgram } from '../../../testing/run-program.ts'

/** One process, from its start to its end. `address` is empty until it runs. */
export type Life = { place: number; program: RunningProgram; address: string; isKilled: boolean }

/** Milliseconds between two looks at the journals. */
const checkedEvery = 20

/** Returns the segments of the journals of clicks that are not empty. */
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
  // The clients name their address as behind a proxy, so that limits of networks do not end the run.
  TRUST_PROXY: '1',
}

/** Processes of the program on one PostgreSQL. Each place has a `DATA_DIR` that its processes use one after the other. */
export function openFleet({ url, home }: Given) {
  const lives: Life[] = []
  const problems: string[] = []
  let changed = Promise.withResolvers<void>()
  const tell = () => {
    changed.resolve()
    changed = Promise.withResolvers()
  }
  const running = () => lives.filter(({ address, isKilled }) => address !== '' && !isKilled)

  async function start(place: number): Promise<void> {
    const own = join(home, `place-${place}`)
    mkdirSync(own, { recursive: true })
    const program = runProgram({ home: own, compiled: join(home, 'compiled'), env: { ...env, DATABASE_URL: url } })
    const life: Life = { place, program, address: '', isKilled: false }
    lives.push(life)
    life.address = await program.address
    if (life.address === '') {
      life.isKilled = true
      problems.push(`the process at place ${place} did not start: ${program.said.err}`)
    }
    tell()
  }

  async function stop(): Promise<void> {
    const all = running()
    for (const { program } of all) program.child.kill('SIGTERM')
    for (const life of all) {
      const code = await life.program.ended
      life.address = ''
      if (code !== 0) problems.push(`the process at place ${life.place} ended with ${code}: ${life.program.said.err}`)
    }
  }

  return {
    lives,
    problems,
    start,
    /** Resolves to a process that runs. It waits for one if all are starting. */
    async some(choice: number): Promise<Life> {
      for (;;) {
        const all = running()
        const life = all[choice % all.length]
        if (life) return life
        if (problems.length > 0) throw new Error(problems.join('\n'))
        await changed.promise
      }
    },
    /** Kills a process as a crash does, and starts the next one over the same data. */
    async replace(life: Life): Promise<void> {
      life.isKilled = true
      life.program.child.kill('SIGKILL')
      await life.program.ended
      await start(life.place)
    },
    /**
     * Stops all processes in order. If they leave clicks in journals, starts them again until those are counted: without new clicks, a
     * process writes no journal of its own.
     */
    async finish(): Promise<void> {
      await stop()
      if (journalsIn(home).length === 0) return
      for (const place of new Set(lives.map((life) => life.place))) await start(place)
      while (journalsIn(home).length > 0) await pause(checkedEvery)
      await stop()
    },
    /** Ends whatever still runs, also after a failure. */
    end: () => lives.forEach(({ program }) => program.child.kill('SIGKILL')),
  }
}

export type Fleet = ReturnType<typeof openFleet>
