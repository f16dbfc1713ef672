import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeEnvironment, nodeOptions } from '../../src/config/node-options.ts'
import { throwAwayServer } from '../../src/database/testing/postgres-server.ts'
import type { Memory, World } from './world.ts'

/** Databases that the load is measured on, with the number of processes that share each. */
export const engines = { sqlite: 1, postgres: 2 } as const
export type Engine = keyof typeof engines

/** Resolves to the next message of a process. Rejects if it ends before. */
function answerOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A measured process ended with ${code}`))
    child.once('exit', ended)
    child.once('message', (answer) => {
      child.off('exit', ended)
      resolve(answer as T)
    })
  })
}

async function ask<T>(child: ChildProcess, question: string | number): Promise<T> {
  const answer = answerOf<T>(child)
  child.send(question)
  return answer
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  if (child.connected) child.send('stop')
  await ended
}

/**
 * Starts the processes of a product on an engine, and signs people in. Returns null if the engine is not installed. PostgreSQL is a server
 * of its own, which does not wait for the disk.
 */
export async function startFleet(engine: Engine, newcomers: number) {
  const database = engine === 'postgres' ? await throwAwayServer() : null
  if (engine === 'postgres' && !database) return null
  const home = mkdtempSync(join(tmpdir(), 'wasla-load-'))
  const children: ChildProcess[] = []
  const end = async () => {
    await Promise.all(children.map(stop))
    await database?.stop()
    rmSync(home, { recursive: true, force: true })
  }
  /** Starts a process with the data folder of this place. Resolves to its port. */
  async function start(place: number): Promise<{ child: ChildProcess; port: number }> {
    const child = fork(new URL('target.ts', import.meta.url), [join(home, String(place)), ...(database ? [database.url] : [])], {
      execArgv: [...nodeOptions, '--expose-gc'],
      env: { ...process.env, ...nodeEnvironment },
    })
    children.push(child)
    return { child, port: await answerOf<number>(child) }
  }
  try {
    // A process of its own fills the store, so that the memory for filling is not counted as memory of requests.
    const { child: filler } = await start(0)
    const world = await ask<World>(filler, newcomers)
    await stop(filler)
    children.length = 0
    const ports: number[] = []
    while (children.length < engines[engine]) ports.push((await start(children.length)).port)
    /** Returns the memory of each process, after a collection of garbage. */
    const memory = () => Promise.all(children.map((child) => ask<Memory>(child, 'memory')))
    /** Returns the bytes that the largest process uses. Changes nothing in it. */
    const mostBytes = async () => Math.max(...(await Promise.all(children.map((child) => ask<number>(child, 'rss')))))
    return { ports, world, memory, mostBytes, end }
  } catch (error) {
    await end()
    throw error
  }
}
