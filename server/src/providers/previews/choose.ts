import { lookup } from 'node:dns/promises'
import type { Env } from '../../config/env.ts'
import type { Network } from './guarded-hop.ts'
import { livePreviews } from './live.ts'
import { localPreviews } from './local.ts'
import { openPinned } from './open-pinned.ts'
import type { LinkPreviews } from './port.ts'

/** The real network. */
export const openNetwork: Network = {
  resolve: async (name) => (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address),
  open: openPinned,
}

/** Returns live previews only in live: a demo works without a network (D-12). */
export const choosePreviews = (env: Pick<Env, 'mode' | 'publicUrl' | 'secrets'>): LinkPreviews =>
  env.mode === 'live' ? livePreviews({ network: openNetwork, publicUrl: env.publicUrl, secret: env.secrets.token }) : localPreviews
