import system from '@wasla/design-system/messages/ar.json'
import errors from '../errors/ar.json'
import fields from '../fields/ar.json'

export const messages = { ...system, ...errors, ...fields }
