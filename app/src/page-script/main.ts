import { keepLanguage } from './keep-language.ts'

keepLanguage(document, () => localStorage)
