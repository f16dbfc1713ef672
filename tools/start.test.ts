import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { root } from './process.ts'

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

/** Runs `npm start` as a supervisor does: npm, its shell and all their children are one process group. */
async function npmStart() {
  const home = mkdtempSync(path.join(tmpdir(), 'wasla-npm-'))
  endings.push(() => rmSync(home, { recursive: true, force: true }))
  const child = spawn('npm', ['start', '--', '--built'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: home, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const group = -(child.pid ?? 0)
  let said = ''
  /** Resolves when every process of the group has closed its output. */
  const over = once(child, 'close')
  endings.push(async () => {
    try {
      process.kill(group, 'SIGKILL')
    } catch {
      return
    }
    await over
  })
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const runs = new Promise<number>((resolve) =>
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (port && said.includes('/demo/outbox')) resolve(Number(port))
    }),
  )
  const port = await Promise.race([runs, over.then(() => Promise.reject(new Error(`It ended:\n${said}`)))])
  return { port, over, signal: (name: NodeJS.Signals) => process.kill(group, name) }
}

/** Sends the first half of a request. `finish` sends the other half and returns the server's answer. */
async function halfRequest(port: number) {
  const body = JSON.stringify({ query: '{ __typename }' })
  const socket = connect(port, '127.0.0.1')
  let got = ''
  socket.on('data', (chunk: Buffer) => (got += chunk.toString()))
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  const head = `POST /user/graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  socket.write(`${head}${body.slice(0, 5)}`)
  // The server accepts requests in the order in which they arrive: once this one is answered, the half request is in progress.
  await fetch(`http://127.0.0.1:${port}/healthz`).then((answer) => answer.text())
  return {
    finish() {
      socket.write(body.slice(5))
      return closed.then(() => got)
    },
  }
}

const isOpen = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  )

describe('npm start', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('finishes running requests when its whole process group gets %s', async (name) => {
    const { port, over, signal } = await npmStart()
    const request = await halfRequest(port)
    signal(name)
    await expect.poll(() => isOpen(port)).toBe(false)
    if (name === 'SIGTERM') signal(name)
    expect(await request.finish()).toMatch(/^HTTP\/1\.1 200 [^]*__typename/)
    await over
  })
})
