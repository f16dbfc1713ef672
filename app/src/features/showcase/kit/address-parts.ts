import { shortAddress } from './short-address.ts'

/** Splits an address after each slash, which is where a line may break. */
export const addressParts = (url: string): string[] => shortAddress(url).split(/(?<=\/)/)
