import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { getOperationAST, parse } from 'graphql'
import documents from '@wasla/contract/generated/trusted-documents.json' with { type: 'json' }
import { nameOf, typeOf } from './many-profiles.ts'
import { measureSteadily, ofProfiles, type Visit } from './steady.ts'

/** Hash of the app’s operation for a public profile and its first tab. */
const [id] = Object.entries(documents).find(([, text]) => getOperationAST(parse(text))?.name?.value === 'publicProfile') ?? []

/** Sends the operation of the first tab as the app does. Rejects if the response has errors. */
const visit: Visit = ({ agent, port, index }) =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ id, variables: { username: nameOf(index), profileType: typeOf(index) } })
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'accept-encoding': 'gzip',
      'accept-language': index % 3 === 0 ? 'ar' : 'en',
    }
    const call = request({ agent, host: '127.0.0.1', port, path: '/user/graphql', method: 'POST', headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('end', () => {
        const packed = Buffer.concat(parts)
        const text = String(answer.headers['content-encoding'] === 'gzip' ? gunzipSync(packed) : packed)
        if (text.includes('"featuredPosts":[{') && !text.includes('"errors"')) resolve()
        else reject(new Error(`${nameOf(index)}: ${answer.statusCode} ${text.slice(0, 300)}`))
      })
    })
    call.once('error', reject).end(body)
  })

if (!id) throw new Error('The app does not ask for a public profile')
await measureSteadily('public profile', visit, ofProfiles)
