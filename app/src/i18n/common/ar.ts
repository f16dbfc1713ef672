import system from '@wasla/design-system/messages/ar.json'
import errors from '@wasla/contract/errors/messages/ar.json'
import fields from '../fields/ar.json'

export const messages = { ...system, ...errors, ...fields }
