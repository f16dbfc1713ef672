import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { nodeEnvironment, nodeOptions } from '../src/config/node-options.ts'
import { memberPages } from '../src/http/member-page/answer.ts'
import { signIn } from './signed-in.ts'

const paths = ['/home', '/wallet', '/discover'] as const
const types = ['INFLUENCER', 'BRAND'] as const
const warming = 40
const rounds = 60

const child = fork(new URL('member-page-target.ts', import.meta.url), {
  execArgv: [...nodeOptions],
  env: { ...process.env, ...nodeEnvironment },
})
const [port] = (await once(child, 'message')) as [number]
const to = { agent: new Agent({ keepAlive: true }), port }

const cpu = async (): Promise<number> => {
  child.send('cpu')
  const [{ user, system }] = (await once(child, 'message')) as [{ user: number; system: number }]
  return (user + system) / 1000
}

/** Requests a page with the data of its reader. Resolves to the bytes as they were sent. */
const read = (path: string, token: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip', 'x-wasla-phone': 'yes' }
    request({ ...to, host: '127.0.0.1', path: memberPages + path, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(parts))
        else reject(new Error(`${path} answered ${answer.statusCode}`))
      })
    })
      .once('error', reject)
      .end()
  })

/** Returns the processor time and the time of one run, in milliseconds. */
async function costOf(run: () => Promise<unknown>): Promise<{ cost: number; time: number }> {
  for (let at = 0; at < warming; at += 1) await run()
  const before = await cpu()
  const begun = performance.now()
  for (let at = 0; at < rounds; at += 1) await run()
  return { time: (performance.now() - begun) / rounds, cost: ((await cpu()) - before) / rounds }
}

for (const type of types) {
  const token = await signIn(to, type)
  for (const path of paths) {
    const bytes = await read(path, token)
    const { time, cost } = await costOf(() => read(path, token))
    console.log(`${type} ${path}: ${(bytes.length / 1000).toFixed(1)} kB, ${time.toFixed(1)} ms, ${cost.toFixed(1)} ms of processor time`)
  }
}
child.disconnect()
to.agent.destroy()
