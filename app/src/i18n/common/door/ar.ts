import system from '@wasla/design-system/messages/ar.json?door'
import errors from '@wasla/contract/errors/messages/ar.json?door'
import fields from '../../fields/ar.json?door'

export const messages = { ...system, ...errors, ...fields }
