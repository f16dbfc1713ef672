import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { loneFields } from '@wasla/contract/session/policy.ts'
import { examine } from '../src/graphql/limits/examine.ts'
import { priceOf } from '../src/graphql/limits/price.ts'
import { userSchema } from '../src/graphql/schema.ts'
import { worstDocuments, type Given } from '../src/graphql/testing/worst-documents.ts'
import { admitsAll } from '../src/platform/load-shedder.ts'
import { silentLog } from '../src/platform/log.ts'
import { startMeasured, unlimited } from './measured-product.ts'

/** Highest processor time of any accepted operation in milliseconds (Y-24), for client and server together. */
const promised = 50
const rounds = 4

const product = await startMeasured({}, { log: silentLog, limits: unlimited, loadShedder: admitsAll })
const { db } = product.deps
const url = `http://127.0.0.1:${product.port}/user/graphql`

async function ask(query: string, token?: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query }),
  })
  return (await response.json()) as { data?: Record<string, Record<string, string>> | null; errors?: { extensions: { code: string } }[] }
}
async function signIn(number: string) {
  const { data } = await ask(`mutation { signIn(signInInput: { countryId: "SA", mobileNumber: "${number}" }) { challengeId } }`)
  const code = await ask(
    `mutation { verifyOtp(verifyOtpInput: { challengeId: "${data?.['signIn']?.['challengeId']}", code: "123456" }) { accessToken } }`,
  )
  return code.data?.['verifyOtp']?.['accessToken'] ?? ''
}
const program = await db
  .selectFrom('participations')
  .select(['program_id', 'profile_id'])
  .groupBy(['program_id'])
  .orderBy((eb) => eb.fn.countAll(), 'desc')
  .executeTakeFirstOrThrow()
const group = await db.selectFrom('groups').select(['id', 'user_name']).orderBy('members_count', 'desc').executeTakeFirstOrThrow()
const profile = await db
  .selectFrom('profiles')
  .select(['id', 'type', 'user_name'])
  .where('user_name', '=', 'reem_dosari')
  .executeTakeFirstOrThrow()
const day = (ago: number) => `"${new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)}"`
const given: Given = {
  programId: `"${program.program_id}"`,
  id: `"${program.program_id}"`,
  groupId: `"${group.id}"`,
  user_name: `"${group.user_name}"`,
  profileId: `"${profile.id}"`,
  profileType: profile.type,
  startDate: day(360),
  endDate: day(0),
  pagination: '{ limit: 100 }',
  limit: '100',
  term: '"ali"',
}
const numbers = { networker: demoNumbers.INFLUENCER, agent: demoNumbers.AGENT, agency: demoNumbers.AGENCY, brand: demoNumbers.BRAND }
const tokens = await Promise.all(Object.entries(numbers).map(async ([name, number]) => [name, await signIn(number)] as const))

type Measured = { name: string; milliseconds: number; price: number }

/**
 * Returns the shortest of several measured times, because other programs use the machine too. Returns null if the operation is refused for
 * its price.
 */
async function measure(name: string, text: string, token: string): Promise<Measured | null> {
  const price = priceOf(examine(text, loneFields), {})
  if (price > requestLimits.price) return null
  let milliseconds = Infinity
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    const { errors } = await ask(text, token)
    const { user, system } = process.cpuUsage(before)
    milliseconds = Math.min(milliseconds, (user + system) / 1000)
    if (errors?.some(({ extensions }) => extensions.code === 'BAD_REQUEST'))
      throw new Error(`${name} is refused: ${JSON.stringify(errors)}`)
  }
  return { name, milliseconds, price }
}

const measured: Measured[] = []
let dear = 0
for (const fields of [2, 10, 60, 150])
  for (const { field, text } of worstDocuments(userSchema(), given, fields))
    for (const [who, token] of tokens) {
      const one = await measure(`${field}, ${fields} fields of it, ${who}`, text, token)
      if (one) measured.push(one)
      else dear += 1
    }
const sorted = measured.toSorted((a, b) => b.milliseconds - a.milliseconds)
for (const { name, milliseconds, price } of sorted.slice(0, 15))
  console.log(`${milliseconds.toFixed(1).padStart(7)} ms  price ${String(price).padStart(6)}  ${name}`)
console.log(`${measured.length} operations measured, ${dear} refused for their price`)
// Keeps this process alive until the server has stopped. The timers of the server do not keep a process alive.
const awake = setInterval(() => undefined, 1_000)
await product.end()
clearInterval(awake)
if ((sorted[0]?.milliseconds ?? 0) > promised) {
  console.log(`An operation takes more than ${promised} ms: raise its price in server/contract/common/question-prices.ts`)
  process.exitCode = 1
}
