import { totalmem } from 'node:os'
import { resolve } from 'node:path'
import { getHeapStatistics } from 'node:v8'
import { exitCodes } from '../config/exit-codes.ts'
import { systemClock } from '../platform/clock.ts'
import { randomIds } from '../platform/ids.ts'
import { chooseFiles } from '../providers/files/choose.ts'
import { checkSecondSteps } from './admins.ts'
import { checkBucket } from './bucket.ts'
import { checkDatabase } from './database.ts'
import type { Finding } from './finding.ts'
import { checkFolder } from './folder.ts'
import { checkHost, hostsOf } from './hosts.ts'
import { judgeMemory } from './memory.ts'
import { checkOidc } from './oidc.ts'
import { reportText, secretsOf, withoutSecrets } from './report.ts'
import { readSettings } from './settings.ts'
import { checkWebhooks } from './webhooks.ts'

/** Operators run `node command.ts [--json]` by hand, whether the server runs or not, with the environment of the server. */
const isJson = process.argv.includes('--json')

process.umask(0o077)

const { now } = systemClock
const ids = randomIds(systemClock)

/** Returns the memory that this process may take: the limit of its container, or else the memory of the machine. */
function memoryLimit(): number {
  const limit = process.constrainedMemory()
  return limit > 0 && limit < totalmem() ? limit : totalmem()
}

async function findings(): Promise<Finding[]> {
  const { env, findings: ofSettings } = readSettings(process.env)
  const memory = judgeMemory({ limit: memoryLimit(), heap: getHeapStatistics().heap_size_limit })
  if (!env) return [...ofSettings, memory]
  const dataDir = resolve(env.dataDir)
  const [folder, database, bucket, oidc, hosts] = await Promise.all([
    checkFolder(dataDir, ids),
    checkDatabase({ ...env, dataDir }, now, async (handle) => [
      ...(await checkSecondSteps(handle, env)),
      ...(await checkWebhooks(handle, { env, ids }, now())),
    ]),
    env.files ? checkBucket(chooseFiles(env), ids) : null,
    env.adminOidc ? checkOidc(env.adminOidc) : [],
    Promise.all(hostsOf(env).map((host) => checkHost(host, now))),
  ])
  return [...ofSettings, ...folder, ...database, ...(bucket ? [bucket] : []), ...oidc, ...hosts, memory]
}

const secrets = secretsOf(process.env)
const found = (await findings()).map((finding) => withoutSecrets(finding, secrets))
process.stdout.write(`${isJson ? JSON.stringify(found, null, 2) : reportText(found)}\n`)
process.exitCode = found.some(({ state }) => state === 'wrong') ? exitCodes.fault : exitCodes.stopped
