import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@wasla/design-system/styles.css'
import { LocaleProvider } from '@wasla/design-system/locale/LocaleProvider'
import { isLanguage, otherLanguage } from '@wasla/design-system/locale/language'
import { messages as systemAr } from '@wasla/design-system/messages/ar'
import { messages as systemEn } from '@wasla/design-system/messages/en'
import ar from './messages/ar.json'
import en from './messages/en.json'
import { Orders } from './Orders.tsx'

const messages = { en: { ...systemEn, ...en }, ar: { ...systemAr, ...ar } }
const requested = new URLSearchParams(location.search).get('lang')
const language = isLanguage(requested) ? requested : 'en'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(
  <StrictMode>
    <LocaleProvider language={language} messages={messages[language]}>
      <Orders otherAddress={`?lang=${otherLanguage(language)}`} />
    </LocaleProvider>
  </StrictMode>,
)
