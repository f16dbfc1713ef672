import type { PaymentMethod } from '@wasla/contract/wallet/payment-methods.ts'
import type { IconName } from '@wasla/design-system/icons/icons.ts'

type Gateway = { readonly name: string; readonly methods: readonly PaymentMethod[] }

/** A payment method, and the gateway that is used for it. */
export type Way = { readonly method: PaymentMethod; readonly gateway: string }

/** Returns each payment method once, with the first gateway that offers it, in the order of the gateways. */
export function waysOf(gateways: readonly Gateway[]): Way[] {
  const ways = gateways.flatMap(({ name, methods }) => methods.map((method): Way => ({ method, gateway: name })))
  return ways.filter(({ method }, index) => ways.findIndex((way) => way.method === method) === index)
}

/** Icon of each payment method. */
export const methodIcons = { CARD: 'credit-card', BANK: 'bank', PLATFORM: 'wallet', OTHER: 'more' } as const satisfies Record<
  PaymentMethod,
  IconName
>
