import { once } from 'node:events'
import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoProgram } from '../testing/demo-program.ts'
import { hasSmallDisks, smallDisk } from '../testing/small-disk.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

/** A limit in milliseconds that the program reaches only if it hangs. */
const untilHung = 120_000
const patient = { interval: 20, timeout: untilHung }

const bio = '{ activeProfile { profile { ... on UserProfile { bio } } } }'
const plant = "process.on('SIGUSR2', () => setImmediate(() => { throw new Error('planted') }))"
/** Lets a program throw an error that nothing catches if it gets this signal. */
const planted = { NODE_OPTIONS: `--import=data:text/javascript;base64,${Buffer.from(plant).toString('base64')}` }

describe('a program in which nothing catches an error', () => {
  it(
    'answers the request that is under way, logs the error, ends with 1, and works after the next start (F29)',
    async () => {
      const home = temporaryFolder()
      const t = await demoProgram(home, planted)
      await t.write('Before the error')
      const body = JSON.stringify({ query: bio })
      const socket = connect(t.port, '127.0.0.1')
      const authorization = `authorization: ${t.headers['authorization']}`
      const fields = ['host: localhost', 'content-type: application/json', authorization, `content-length: ${body.length}`]
      socket.write(['POST /user/graphql HTTP/1.1', ...fields, '', body.slice(0, 9)].join('\r\n'))
      // The server has the first half once it has answered a later request.
      expect(await t.whoAmI()).toEqual({ activeProfile: { type: 'AGENT' } })
      t.program.child.kill('SIGUSR2')
      await expect.poll(() => t.program.said.out, patient).toContain('planted')
      socket.write(body.slice(9))
      const [answer] = (await once(socket, 'data')) as [Buffer]
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /)
      expect(answer.toString()).toContain('Before the error')
      expect([await t.program.ended, t.program.said.err]).toEqual([1, ''])
      const next = await demoProgram(home)
      expect((await next.ask(bio)).body.data).toEqual({ activeProfile: { profile: { bio: 'Before the error' } } })
    },
    untilHung,
  )
})

describe('a program whose database is damaged while it runs', () => {
  it(
    'says so in the log, writes nothing any more, and does not end (F6)',
    async () => {
      const home = temporaryFolder()
      // A stop writes everything into the file, so that the next process has to read it from there.
      const first = await demoProgram(home)
      first.program.child.kill('SIGTERM')
      await first.program.ended
      const t = await demoProgram(home)
      const file = join(home, 'data', 'wasla.db')
      const page = 4096
      const descriptor = openSync(file, 'r+')
      for (let at = 100 * page; at < statSync(file).size; at += page) writeSync(descriptor, Buffer.alloc(page, 0xff), 0, page, at)
      closeSync(descriptor)
      const write = async () => {
        await t.ask('{ discoverPeople { count } }').catch(() => null)
        await t.write('Never stored').catch(() => null)
        return t.program.said.out
      }
      await expect.poll(write, patient).toContain('The database is damaged: nothing is written until it is restored')
      expect((await t.write('Never stored')).body.errors?.[0]?.extensions.code).toBe('GENERAL_ERROR')
      expect(t.program.child.exitCode).toBeNull()
    },
    untilHung,
  )
})

describe.runIf(hasSmallDisks())('a program whose folder of uploads becomes read-only', () => {
  it.each(['tmp', 'files'])(
    'refuses uploads, names the folder %s in the log and uploads in /readyz, and does everything else (F31)',
    async (name) => {
      const home = temporaryFolder()
      const t = await demoProgram(home)
      expect(await t.ready()).toEqual({ status: 'ready' })
      const folder = smallDisk(64, join(home, 'data', name))
      expect((await t.upload()).status).toBe(200)
      const stored = t.files()
      folder.setReadOnly(true)
      expect(await t.upload()).toMatchObject({ status: 503, body: { errors: [{ extensions: { code: 'SERVICE_BUSY' } }] } })
      expect(await t.ready()).toEqual({ status: 'ready', warnings: ['uploads'] })
      expect([(await t.write('Still works')).status, await t.whoAmI()]).toEqual([200, { activeProfile: { type: 'AGENT' } }])
      expect(t.files()).toBe(stored)
      await expect.poll(() => t.program.said.out, patient).toContain('Uploads are refused: their folder cannot be written')
      expect(t.program.said.out).toContain(join(home, 'data', name))
      folder.setReadOnly(false)
      expect((await t.upload()).status).toBe(200)
      expect(await t.ready()).toEqual({ status: 'ready' })
    },
    untilHung,
  )
})
