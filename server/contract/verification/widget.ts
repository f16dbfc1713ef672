/**
 * Configuration of the identity provider's widget: either an inquiry that was begun, or a template to begin a new inquiry (F-03). The field
 * names are those of Persona's client. Resuming an inquiry needs its session token.
 */
export type WidgetConfig =
  | { inquiryId: string; sessionToken?: string; templateId?: never }
  | { templateId: string; inquiryId?: never; sessionToken?: never }

/** Returns the configuration for the answer of `createPersonaInquiry`. */
export const widgetFor = ({ inquiryId, sessionToken }: { inquiryId: string; sessionToken?: string | null }): WidgetConfig => ({
  inquiryId,
  ...(sessionToken ? { sessionToken } : {}),
})

/** The origin of the provider's widget, the only page that the product shows in a frame. */
export const personaFrame = 'https://inquiry.withpersona.com'
