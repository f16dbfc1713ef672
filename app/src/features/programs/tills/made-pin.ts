/** The PIN of a till, between the call that made it and “I’ve noted it”. It is stored in the page’s state alone. */
export type MadePin = { readonly tillId: string; readonly pin: string }
