/**
 * What the identity provider's widget is opened with: an inquiry that was begun, or a template to begin one from, never both (F-03).
 * Named as Persona's own client takes it. An inquiry that is gone on with needs its session token.
 */
export type WidgetConfig =
  | { inquiryId: string; sessionToken?: string; templateId?: never }
  | { templateId: string; inquiryId?: never; sessionToken?: never }

/** The configuration for what `createPersonaInquiry` answered. */
export const widgetFor = ({ inquiryId, sessionToken }: { inquiryId: string; sessionToken?: string | null }): WidgetConfig => ({
  inquiryId,
  ...(sessionToken ? { sessionToken } : {}),
})

/** Where the provider's widget comes from: the one page the product ever frames. */
export const personaFrame = 'https://inquiry.withpersona.com'
