import { shortAddress } from './short-address.ts'

/** Returns the parts of an address, each with its closing slash, after which lines may wrap. */
export const addressParts = (url: string): string[] => shortAddress(url).split(/(?<=\/)/)
