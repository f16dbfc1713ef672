import { shortAddress } from './short-address.ts'

/** Splits an address after each slash, where lines may break. */
export const addressParts = (url: string): string[] => shortAddress(url).split(/(?<=\/)/)
