import system from '@wasla/design-system/messages/en.json?main'
import errors from '@wasla/contract/errors/messages/en.json?main'
import fields from '../../fields/en.json?main'

export const messages = { ...system, ...errors, ...fields }
