import { publicConfig } from '@wasla/contract/platform/config.ts'
import type { Env } from '../env.ts'
import { json } from './answers.ts'

/** `GET /config`: what a page learns before anybody signs in. The demo's code leaves the server in a demo alone. */
export function configAnswer(env: Pick<Env, 'mode' | 'productName' | 'identity' | 'demoOtpCode'>) {
  const config = publicConfig(env.mode, env.productName, env.identity.provider, env.demoOtpCode)
  return (): Response => json(config)
}
