import system from '@wasla/design-system/messages/en.json?beyond'
import errors from '@wasla/contract/errors/messages/en.json?beyond'
import fields from '../../fields/en.json?beyond'

export const messages = { ...system, ...errors, ...fields }
