import { shortAddress } from './short-address.ts'

/** The parts of an address, each with the stroke that ends it: where lines may break. */
export const addressParts = (url: string): string[] => shortAddress(url).split(/(?<=\/)/)
