import system from '@wasla/design-system/messages/ar.json?entry'
import errors from '@wasla/contract/errors/messages/ar.json?entry'
import fields from '../../fields/ar.json?entry'

export const messages = { ...system, ...errors, ...fields }
