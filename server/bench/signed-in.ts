import { request, type Agent } from 'node:http'
import { getOperationAST, parse } from 'graphql'
import documents from '@wasla/contract/generated/trusted-documents.json' with { type: 'json' }
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'

/** Returns the hash of the app’s operation with a name. */
export function trustedHash(name: string): string {
  const [id] = Object.entries(documents).find(([, text]) => getOperationAST(parse(text))?.name?.value === name) ?? []
  if (!id) throw new Error(`The app has no operation ${name}`)
  return id
}

export type To = { agent: Agent; port: number }

/** Sends a request. Returns the text of the response; rejects if it has errors. */
export const call = ({ agent, port }: To, body: unknown, token?: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body)
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }
    request({ agent, host: '127.0.0.1', port, path: '/user/graphql', method: 'POST', headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('end', () => {
        const found = String(Buffer.concat(parts))
        if (answer.statusCode === 200 && !found.includes('"errors"')) resolve(found)
        else reject(new Error(`${answer.statusCode} ${found.slice(0, 300)}`))
      })
    })
      .once('error', reject)
      .end(text)
  })

/** Returns an access token of a demo account. */
export async function signIn(to: To, type: ProfileType): Promise<string> {
  const begun = await call(to, {
    id: trustedHash('signIn'),
    variables: { signInInput: { countryId: 'SA', mobileNumber: demoNumbers[type] } },
  })
  const { data } = JSON.parse(begun) as { data: { signIn: { challengeId: string } } }
  const entered = await call(to, {
    id: trustedHash('verifyOtp'),
    variables: { verifyOtpInput: { challengeId: data.signIn.challengeId, code: '123456' } },
  })
  return (JSON.parse(entered) as { data: { verifyOtp: { accessToken: string } } }).data.verifyOtp.accessToken
}
