import type { Language } from '@wasla/design-system/locale/language.ts'
import { SignOutDocument } from '#session/signOut.generated.ts'
import { SwitchLanguageDocument } from '#session/switchLanguage.generated.ts'
import type { Services } from './services.ts'

/** Key in the tab's storage of the language that was chosen before sign-in. */
export const chosenSignedOut = 'language-chosen'

/** Ends the browser's subscription, so that nothing is pushed to this device even if the server cannot be reached. */
const endPushes = (push: Services['push']) =>
  push()
    .then((browser) => browser.unsubscribe())
    .catch(() => undefined)

/**
 * Signs out here and in the other tabs (B-15). The request to the server runs in the background, so that signing out works without a
 * network.
 */
export function signOut({ session, storage, push, call }: Pick<Services, 'session' | 'storage' | 'push' | 'call'>) {
  const state = session.read()
  if (storage.pushEndpoint() !== null) void endPushes(push)
  if (state.status === 'signedIn') void call(SignOutDocument, { refreshToken: state.tokens.refresh }, 'mine').catch(() => undefined)
  session.end('signedOut')
}

/** Changes the language and keeps everything on the page. `DataRoot` refetches the answers that contain texts. */
async function speak({ messages, storage }: Services, language: Language) {
  await messages.setLanguage(language)
  storage.keepLanguage(language)
}

const tellLanguage = ({ call }: Services, language: Language) =>
  call(SwitchLanguageDocument, { language }, 'mine').then(
    () => undefined,
    () => undefined,
  )

/** Records that this identity has settled its language. Forgets earlier identities, because they do not return. */
function agreed({ agreedOnLanguage }: Services, generation: number) {
  agreedOnLanguage.clear()
  agreedOnLanguage.add(generation)
}

/**
 * Sets the language that the reader chose (D-38). Shows it at once, stores it for the next visit, and sends it to the server, now or after
 * sign-in.
 */
export async function chooseLanguage(services: Services, language: Language) {
  const { status, generation } = services.session.read()
  if (status === 'signedIn') agreed(services, generation)
  await speak(services, language)
  if (status === 'signedIn') await tellLanguage(services, language)
  else services.tabBox.setItem(chosenSignedOut, language)
}

/**
 * Settles the language after sign-in. If the reader chose a language before sign-in, this choice is newer than the profile's language and
 * is sent to the server. Otherwise the page shows the profile's language (S1 §4, D-38). Runs once for each identity. A later answer may be
 * older than a choice in this tab and must not undo it.
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

/** Shows the language that was chosen in another tab. */
export async function followLanguage({ storage, messages }: Pick<Services, 'storage' | 'messages'>) {
  const stored = storage.language()
  if (stored && stored !== messages.read().language) await messages.setLanguage(stored)
}
