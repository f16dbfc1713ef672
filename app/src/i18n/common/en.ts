import system from '@wasla/design-system/messages/en.json'
import errors from '@wasla/contract/errors/messages/en.json'
import fields from '../fields/en.json'

export const messages = { ...system, ...errors, ...fields }
