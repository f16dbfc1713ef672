import type { Env } from '../config/env.ts'

const isLoopback = (address: string) => address.startsWith('127.') || address === '0:0:0:0::/64'

/**
 * Returns whether calls from an address count towards rate limits. In demo and local, calls from the same machine do not: they all share
 * one address.
 */
export const isCounted = ({ mode }: Pick<Env, 'mode'>, address: string) => mode === 'live' || !isLoopback(address)
