import system from '@wasla/design-system/messages/en.json?entry'
import errors from '@wasla/contract/errors/messages/en.json?entry'
import fields from '../../fields/en.json?entry'

export const messages = { ...system, ...errors, ...fields }
