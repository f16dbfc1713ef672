import type { Language } from '@wasla/design-system/locale/language.ts'
import { SignOutDocument } from '#session/signOut.generated.ts'
import { SwitchLanguageDocument } from '#session/switchLanguage.generated.ts'
import { headersOf } from '#graphql/links.ts'
import { refetchAll } from '#graphql/refetch-all.ts'
import type { Services } from './services.ts'

/** Where a tab keeps that its language was chosen at the door. */
export const chosenSignedOut = 'language-chosen'

/** Signs out here and in the other tabs (B-15). The server is told in passing: a network that is down keeps nobody signed in. */
export function signOut({ session, send, headers }: Services) {
  const state = session.read()
  if (state.status === 'signedIn') {
    const question = { document: SignOutDocument, variables: { refreshToken: state.tokens.refresh }, headers: headersOf(headers) }
    void send(question).catch(() => undefined)
  }
  session.end('signedOut')
}

/** Shows another language and keeps everything on the page. Answers that hold words of the server are asked for again. */
async function speak({ messages, storage, client }: Services, language: Language) {
  await messages.setLanguage(language)
  storage.keepLanguage(language)
  await refetchAll(client.read())
}

/** The reader chose a language (D-38): shown at once, kept for the next visit, and told to the server, now or after signing in. */
export async function chooseLanguage(services: Services, language: Language) {
  await speak(services, language)
  if (services.session.read().status === 'signedIn') await tellLanguage(services, language)
  else services.tabBox.setItem(chosenSignedOut, language)
}

const tellLanguage = ({ client }: Services, language: Language) =>
  client.read().mutate({ mutation: SwitchLanguageDocument, variables: { language } }).then(() => undefined, () => undefined)

/**
 * After signing in: a language chosen at the door is the newer wish and is told to the server; otherwise the profile's own
 * language is shown (S1 §4, D-38).
 */
export async function agreeOnLanguage(services: Services, profileLanguage: Language) {
  const chosen = services.tabBox.getItem(chosenSignedOut)
  const shown = services.messages.read().language
  services.tabBox.removeItem(chosenSignedOut)
  if (chosen === shown) {
    if (shown !== profileLanguage) await tellLanguage(services, shown)
  } else if (shown !== profileLanguage) await speak(services, profileLanguage)
}

/** Another tab changed the language: this one follows. */
export async function followLanguage(services: Services) {
  const stored = services.storage.language()
  if (stored && stored !== services.messages.read().language) {
    await services.messages.setLanguage(stored)
    await refetchAll(services.client.read())
  }
}
