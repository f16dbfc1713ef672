import system from '@wasla/design-system/messages/ar.json?beyond'
import errors from '@wasla/contract/errors/messages/ar.json?beyond'
import fields from '../../fields/ar.json?beyond'

export const messages = { ...system, ...errors, ...fields }
