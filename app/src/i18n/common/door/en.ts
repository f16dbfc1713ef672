import system from '@wasla/design-system/messages/en.json?door'
import errors from '@wasla/contract/errors/messages/en.json?door'
import fields from '../../fields/en.json?door'

export const messages = { ...system, ...errors, ...fields }
