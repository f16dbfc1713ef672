import { createECDH, type ECDH } from 'node:crypto'
import ece from 'http_ece'
import type { PushSubscriptionKeys } from '@wasla/contract/notifications/push/subscription.ts'

function newSender(): ECDH {
  const sender = createECDH('prime256v1')
  sender.generateKeys()
  return sender
}

/**
 * Encrypts a text so that only the subscribed browser can read it (RFC 8291). `salt` is 16 random bytes; it and `sender` are new for each
 * text. Throws if the browser's key is not on the curve.
 */
export const encryptPush = (
  text: string,
  { p256dh, auth }: Pick<PushSubscriptionKeys, 'p256dh' | 'auth'>,
  salt: Buffer,
  sender = newSender(),
): Buffer => ece.encrypt(Buffer.from(text), { version: 'aes128gcm', privateKey: sender, dh: p256dh, authSecret: auth, salt })
