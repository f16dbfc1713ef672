import type { Env } from '../env.ts'

const isLoopback = (address: string) => address.startsWith('127.') || address === '0:0:0:0::/64'

/** Whether calls are counted by address: to a demo or a workbench on one machine everybody comes from the same one. */
export const isCounted = ({ mode }: Pick<Env, 'mode'>, address: string) => mode === 'live' || !isLoopback(address)
