import system from '@wasla/design-system/messages/ar.json?main'
import errors from '@wasla/contract/errors/messages/ar.json?main'
import fields from '../../fields/ar.json?main'

export const messages = { ...system, ...errors, ...fields }
