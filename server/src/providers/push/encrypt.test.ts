import { createECDH } from 'node:crypto'
import { expect, it } from 'vitest'
import { encryptPush } from './encrypt.ts'

/** The example at the end of RFC 8291, with the values between. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  to: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

const salt = Buffer.from(example.salt, 'base64url')

it('encrypts the example of RFC 8291 as it is printed there', () => {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(Buffer.from(example.sender, 'base64url'))
  const body = encryptPush(example.text, example.to, salt, sender)
  expect(body.toString('base64url')).toBe(example.body)
})

it('never encrypts a text twice in the same way, even with the same salt', () => {
  expect(encryptPush(example.text, example.to, salt)).not.toEqual(encryptPush(example.text, example.to, salt))
})

it('throws if the browser’s key is not on the curve', () => {
  expect(() => encryptPush(example.text, { ...example.to, p256dh: `B${'A'.repeat(86)}` }, salt)).toThrow(/public key/i)
})
