import type { Language } from '@wasla/design-system/locale/language.ts'
import { SignOutDocument } from '#session/signOut.generated.ts'
import { SwitchLanguageDocument } from '#session/switchLanguage.generated.ts'
import type { Services } from './services.ts'

/** Where a tab keeps the language that was chosen before signing in. */
export const chosenSignedOut = 'language-chosen'

/** Signs out here and in the other tabs (B-15). The server hears of it in the background: a network that is down keeps nobody signed in. */
export function signOut({ session, call }: Pick<Services, 'session' | 'call'>) {
  const state = session.read()
  if (state.status === 'signedIn') void call(SignOutDocument, { refreshToken: state.tokens.refresh }, 'mine').catch(() => undefined)
  session.end('signedOut')
}

/** Shows another language and keeps everything on the page. Answers with texts of the server are fetched again (`DataRoot`). */
async function speak({ messages, storage }: Services, language: Language) {
  await messages.setLanguage(language)
  storage.keepLanguage(language)
}

const tellLanguage = ({ call }: Services, language: Language) =>
  call(SwitchLanguageDocument, { language }, 'mine').then(
    () => undefined,
    () => undefined,
  )

/** Only the present identity counts: those before it do not come back. */
function agreed({ agreedOnLanguage }: Services, generation: number) {
  agreedOnLanguage.clear()
  agreedOnLanguage.add(generation)
}

/** The reader chose a language (D-38): shown at once, stored for the next visit, and reported to the server, now or after signing in. */
export async function chooseLanguage(services: Services, language: Language) {
  const { status, generation } = services.session.read()
  if (status === 'signedIn') agreed(services, generation)
  await speak(services, language)
  if (status === 'signedIn') await tellLanguage(services, language)
  else services.tabBox.setItem(chosenSignedOut, language)
}

/**
 * After signing in: a language chosen before it is the newer choice and is reported to the server; otherwise the profile's own
 * language is shown (S1 §4, D-38). Once for each identity: a later answer may have left the server before it heard of a choice
 * made here, and would take it back.
 */
export async function agreeOnLanguage(services: Services, profileLanguage: Language) {
  const { generation } = services.session.read()
  if (services.agreedOnLanguage.has(generation)) return
  agreed(services, generation)
  const chosen = services.tabBox.getItem(chosenSignedOut)
  const shown = services.messages.read().language
  services.tabBox.removeItem(chosenSignedOut)
  if (chosen === shown) {
    if (shown !== profileLanguage) await tellLanguage(services, shown)
  } else if (shown !== profileLanguage) await speak(services, profileLanguage)
}

/** Another tab changed the language: this one follows. */
export async function followLanguage({ storage, messages }: Pick<Services, 'storage' | 'messages'>) {
  const stored = storage.language()
  if (stored && stored !== messages.read().language) await messages.setLanguage(stored)
}
