import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { demoNumbers, usualDemoCode } from '@wasla/contract/session/demo.ts'
import { runProgram } from '../testing/run-program.ts'
import { hasSmallDisks, smallDisk } from '../testing/small-disk.ts'

/** A limit in milliseconds that the program reaches only if it hangs. */
const untilHung = 120_000
const patient = { interval: 20, timeout: untilHung }

/** The size of the disk in megabytes. The demo takes less than half of it. */
const size = 200

const signIn = `mutation { signIn(signInInput: { countryId: "SA", mobileNumber: "${demoNumbers.AGENT}" }) { challengeId } }`
const verify = 'mutation ($i: VerifyOtpInput!) { verifyOtp(verifyOtpInput: $i) { accessToken } }'
const read = '{ activeProfile { type } }'
const upload = 'mutation ($file: Upload!) { editProfileImage(file: $file) { __typename } }'

async function setUp() {
  const disk = smallDisk(size)
  const start = () => {
    const program = runProgram({ home: disk.folder, env: { TRUST_PROXY: '1' } })
    onTestFinished(() => void program.child.kill('SIGKILL'))
    return program
  }
  // The first start leaves a long write-ahead log, which has room for many writes. A stop removes it.
  const first = start()
  await first.address
  first.child.kill('SIGTERM')
  await first.ended
  const program = start()
  const address = await program.address
  const headers = { authorization: '', 'apollo-require-preflight': 'true' }
  let count = 0
  type Body = { data?: Record<string, Record<string, unknown>> | null; errors?: { extensions: { code: string } }[] }
  async function send(body: string | FormData) {
    const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const response = await fetch(`${address}/user/graphql`, {
      method: 'POST',
      headers: { ...headers, ...type, 'x-forwarded-for': `10.0.0.${++count % 250}` },
      body,
    })
    const { data, errors } = (await response.json()) as Body
    return { status: response.status, data, code: errors?.[0]?.extensions.code ?? 'OK' }
  }
  const ask = (query: string, variables: object = {}) => send(JSON.stringify({ query, variables }))
  const challenge = await ask(signIn)
  const entered = await ask(verify, { i: { challengeId: challenge.data?.['signIn']?.['challengeId'], code: usualDemoCode } })
  headers.authorization = `Bearer ${String(entered.data?.['verifyOtp']?.['accessToken'])}`
  const store = new BetterSqlite(join(disk.folder, 'data', 'wasla.db'), { readonly: true })
  const code = store
    .prepare("select l.code from tracking_links l join programs p on p.id = l.program_id where p.status = 'Active' order by l.code")
    .pluck()
    .get()
  store.close()
  return {
    disk,
    program,
    ask,
    upload() {
      const form = new FormData()
      form.set('operations', JSON.stringify({ query: upload, variables: { file: null } }))
      form.set('map', JSON.stringify({ 0: ['variables.file'] }))
      form.set('0', new Blob(['no picture'], { type: 'image/png' }), 'one.png')
      return send(form)
    },
    visit: async () => (await fetch(`${address}/t/${String(code)}`, { redirect: 'manual' })).status,
    ready: async () => (await fetch(`${address}/readyz`)).json() as Promise<{ status: string; problems?: string[] }>,
  }
}

describe.runIf(hasSmallDisks())('a server whose disk is full', () => {
  it(
    'refuses writes and uploads, still answers reads and redirects, reports the disk, and recovers without a restart (F4)',
    async () => {
      const t = await setUp()
      expect(await t.ready()).toEqual({ status: 'ready' })
      expect((await t.upload()).code).not.toBe('SERVICE_BUSY')

      const write = (text: string) => t.ask(`mutation { updateProfileSettings(updateProfileSettingsInput: { bio: "${text}" }) { type } }`)
      t.disk.fillUpTo(0.04)
      expect([await t.upload(), (await write('Almost full')).code]).toMatchObject([{ status: 503, code: 'SERVICE_BUSY' }, 'OK'])

      t.disk.fill()
      // A write still works if it fits into space that the files already have.
      const codes = new Set<string>()
      let texts = 0
      const writeMore = async () => {
        const { code } = await write(`Written ${++texts} times`)
        codes.add(code)
        return code
      }
      await expect.poll(writeMore, patient).toBe('GENERAL_ERROR')
      expect((await t.ready()).problems).toContain('disk')
      expect(await t.upload()).toMatchObject({ status: 503, code: 'SERVICE_BUSY' })
      expect((await t.ask(read)).data).toEqual({ activeProfile: { type: 'AGENT' } })
      expect(await t.visit()).toBe(302)
      codes.delete('OK')
      expect([...codes]).toEqual(['GENERAL_ERROR'])
      expect(t.program.child.exitCode).toBeNull()

      t.disk.empty()
      await expect.poll(writeMore, patient).toBe('OK')
      expect((await t.upload()).code).not.toBe('SERVICE_BUSY')
      await expect.poll(t.ready, patient).toEqual({ status: 'ready' })
      await expect.poll(() => t.program.said.out).toContain('SQLITE_FULL')
    },
    untilHung,
  )
})
