import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { demoNumbers, usualDemoCode } from '@wasla/contract/session/demo.ts'
import { runProgram } from './run-program.ts'

const signIn = `mutation { signIn(signInInput: { countryId: "SA", mobileNumber: "${demoNumbers.AGENT}" }) { challengeId } }`
const verify = 'mutation ($i: VerifyOtpInput!) { verifyOtp(verifyOtpInput: $i) { accessToken } }'
export const uploadDocument = 'mutation ($file: Upload!) { editProfileImage(file: $file) { __typename } }'

export type ProgramAnswer = {
  status: number
  body: { data?: Record<string, Record<string, unknown>> | null; errors?: { extensions: { code: string; params?: unknown } }[] }
}

/** Runs the whole program with its demonstration in a folder, and signs in as its agent. The program is killed after the test. */
export async function demoProgram(home: string, env: Record<string, string> = {}) {
  const program = runProgram({ home, env })
  onTestFinished(() => void program.child.kill('SIGKILL'))
  const address = await program.address
  const headers: Record<string, string> = { 'apollo-require-preflight': 'true' }

  async function send(body: string | FormData): Promise<ProgramAnswer> {
    const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const response = await fetch(`${address}/user/graphql`, { method: 'POST', headers: { ...headers, ...type }, body })
    return { status: response.status, body: (await response.json()) as ProgramAnswer['body'] }
  }
  const ask = (query: string, variables: object = {}) => send(JSON.stringify({ query, variables }))

  const challenge = await ask(signIn)
  const entered = await ask(verify, { i: { challengeId: challenge.body.data?.['signIn']?.['challengeId'], code: usualDemoCode } })
  headers['authorization'] = `Bearer ${String(entered.body.data?.['verifyOtp']?.['accessToken'])}`
  const store = new BetterSqlite(join(home, 'data', 'wasla.db'), { readonly: true })
  onTestFinished(() => void store.close())
  const files = store.prepare('select count(*) from files').pluck()

  const lines = () =>
    program.said.out
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { level: number; status?: number })

  return {
    program,
    address,
    port: Number(new URL(address).port),
    /** The headers of a signed-in request. */
    headers,
    ask,
    whoAmI: async () => (await ask('{ activeProfile { type } }')).body.data,
    write: (bio: string) =>
      ask('mutation ($i: UpdateProfileSettingsInput!) { updateProfileSettings(updateProfileSettingsInput: $i) { type } }', { i: { bio } }),
    /** Uploads a picture as a browser does. */
    async upload() {
      const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#264653' } })
        .png()
        .toBuffer()
      const form = new FormData()
      form.set('operations', JSON.stringify({ query: uploadDocument, variables: { file: null } }))
      form.set('map', JSON.stringify({ 0: ['variables.file'] }))
      form.set('0', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'one.png')
      return send(form)
    },
    /** The number of stored files. */
    files: () => files.get() as number,
    /** Files of uploads that are under way. */
    unfinished: () => readdirSync(join(home, 'data', 'tmp')),
    ready: async (): Promise<unknown> => (await fetch(`${address}/readyz`)).json(),
    /**
     * Stops the program, which then has written all of its log. Resolves to its code, what it wrote to standard error, and the lines of the
     * log that report an error or an answer of 500 and more.
     */
    async stopped() {
      program.child.kill('SIGTERM')
      const code = await program.ended
      return { code, err: program.said.err, troubles: lines().filter(({ level, status = 0 }) => level >= 50 || status >= 500) }
    },
  }
}
