import { answered, type ApiHandler } from '../call.ts'

/** `getBalance` */
export const getBalance: ApiHandler = async ({ context, viewer }) => {
  const { balance, pendingBalance, reservedBalance, currency } = await context.services.wallet.mine(viewer, context.language)
  return answered({ available: balance, upcoming: pendingBalance, reserved: reservedBalance, currency })
}
