import { expect, it } from 'vitest'
import { unspokenTerms } from './glossary.ts'

const glossary = `# Glossary

| in code | English | Arabic | what it is |
|---|---|---|---|
| \`milestone\` | milestone | مرحلة | a target with its reward |
| \`profile\` | profile | ملف تعريفي | what others see |
| \`conversion\` | order, sign-up | طلب شراء، تسجيل | what a brand reports |
| \`owner\` | — | — | whose profile it is |

| avoid | say |
|---|---|
| asked | input |
`

it('unspokenTerms finds every term in the texts, with or without its article and marks', () =>
  expect(unspokenTerms(glossary, ['وصلتَ إلى المرحلةِ الأولى', 'الملف التعريفي', 'بطلب شراء واحد', 'تسجيلٌ جديد'])).toEqual([]))

it('unspokenTerms returns the terms that no text contains', () => {
  const problems = unspokenTerms(glossary, ['هدف مرحلي', 'ملفات تعريفية', 'طلب', 'تسجيلات'])
  expect(problems.map((problem) => /«(.*)»/u.exec(problem)?.[1])).toEqual(['مرحلة', 'ملف تعريفي', 'طلب شراء', 'تسجيل'])
})
