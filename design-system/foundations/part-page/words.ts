import type { Pair } from '../../stories/say.tsx'
import type { Tone } from '../../tokens/token-type.ts'
import type { ChangeKind } from './facts.ts'
import type { PartState } from './part-states.ts'

/** The words of the generated sections, in both languages. */
export const words = {
  anatomy: { en: 'Anatomy', ar: 'أجزاء المكوّن' },
  press: { en: 'Press an element to see its tokens.', ar: 'اضغط عنصرًا لترى رموز تصميمه.' },
  parts: { en: 'Elements', ar: 'العناصر' },
  token: { en: 'Token', ar: 'رمز التصميم' },
  light: { en: 'Light', ar: 'الفاتح' },
  dark: { en: 'Dark', ar: 'الداكن' },
  copy: { en: 'Copy', ar: 'النسخ' },
  none: { en: 'This element is drawn without tokens.', ar: 'لا يستعمل هذا العنصر أي رمز تصميم.' },
  contrast: { en: 'Contrast of text', ar: 'تباين النص' },
  rules: { en: 'Do and don’t', ar: 'الصواب والخطأ' },
  do: { en: 'Do:', ar: 'صواب:' },
  dont: { en: 'Don’t:', ar: 'خطأ:' },
  changes: { en: 'Changes', ar: 'التغييرات' },
  uses: { en: 'Where it’s used', ar: 'أين يُستعمل' },
  all: { en: 'Show all', ar: 'عرض الكل' },
} satisfies Record<string, Pair>

/** The badge of each kind of change. */
export const changeWords: Record<ChangeKind, { name: Pair; tone: Tone }> = {
  added: { name: { en: 'Added', ar: 'إضافة' }, tone: 'success' },
  changed: { name: { en: 'Changed', ar: 'تغيير' }, tone: 'info' },
  fixed: { name: { en: 'Fixed', ar: 'إصلاح' }, tone: 'success' },
  breaking: { name: { en: 'Breaking', ar: 'غير متوافق' }, tone: 'warning' },
}

/** The name of each state over its tokens. */
export const stateWords: Record<PartState, Pair> = {
  hovered: { en: 'Hover', ar: 'عند مرور المؤشر' },
  pressed: { en: 'Pressed', ar: 'عند الضغط' },
  focused: { en: 'Focus', ar: 'عند التركيز' },
  selected: { en: 'Selected', ar: 'عند الاختيار' },
  disabled: { en: 'Disabled', ar: 'عند التعطيل' },
  invalid: { en: 'Invalid', ar: 'عند وجود خطأ' },
}
